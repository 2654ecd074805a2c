// A kernels construct with other statements under each value of B.
#include <stdio.h>
#define N 16
int main(void) {
  double a[N], b[N]; int i;
  for (i = 0; i < N; i++) a[i] = i, b[i] = 0;
#pragma acc kernels copy(a, b)
  {
#ifdef B
#pragma acc loop
    for (i = 0; i < N; i++) b[i] = 2 * a[i];
#else
    b[0] = 1;
#endif
    for (i = 0; i < N; i++) a[i] += b[i];
  }
  printf("%g %g\n", a[0], a[3]);
  return 0;
}
