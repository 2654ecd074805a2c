// Errors of the host code.
int f(int n)
{
  int x = missing;
  struct s { int a; } v;
  v.b = 1;
  n = v;
  #pragma acc parallel copy(x)
  { x = other; }
  return *n;
}

int k(void) { static long twice = 1; long twice = 2; return 0; }
void sound(int *a)
{
  #pragma acc parallel copy(a[0:1])
  { a[0] = 1; }
}
