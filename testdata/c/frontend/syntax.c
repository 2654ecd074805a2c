// A syntax error.
int f(int n)
{
  #pragma acc wait
  return 1 2; }
int g(int n) { return 2; }
int h(int n) { int x = 3; return x 4; }
void sound(int *a)
{
  #pragma acc parallel copy(a[0:1])
  { a[0] = 1; }
}
