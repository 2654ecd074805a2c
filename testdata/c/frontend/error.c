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
long twice = 1;
long twice = 2;
