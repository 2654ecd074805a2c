// Where directives can stand, and what they govern.
#define LOOP _Pragma("acc loop gang") for
#define DIRECTIVE(x) _Pragma(#x)
void f(int n, float *a, float *b)
{
  int i;
  if (n > 0)
    #pragma acc parallel loop copy(a[0:n])
    for (i = 0; i < n; i++)
      a[i] += 1;
  else
    #pragma acc update self(a[0:n])
  for (int k = 0; k < 3; k++)
    #pragma acc kernels
    a[k] = 2;
#if 0
  #pragma acc wait(99)
#endif
  #pragma acc parallel copy(a[0:n]) /* a comment
     over lines */ \
     copyin(b[0:n]) // and one more
  {
    LOOP (i = 0; i < n; i++)
      a[i] = b[i];
  }
  DIRECTIVE(acc enter data copyin(a[0:n]))
again:
  #pragma acc serial
  #pragma acc loop seq
  for (i = n - 1; i >= 0; i -= 2) {
    a[i] = 0;
  }
  switch (n) {
  case 1:
    #pragma acc exit data delete(a)
    break;
  default:
    ;
    #pragma acc wait
  }
  do
    #pragma acc parallel
    { a[0] = 1; }
  while (n-- > 0);
}
