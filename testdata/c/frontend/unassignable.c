// An assignment to what is no object.
int f(int n)
{
  return n + (5 = n);
}
int g(int n) { n++ = 2; return ++(n + 1); }
int h(void) { return 1; }
