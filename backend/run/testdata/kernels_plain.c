#include <stdio.h>
#include <stdlib.h>
static int g = 7;
int main(void) {
  int n = 1000, i, m = 0; unsigned u; long w; double t = 0;
  double *restrict a = malloc(n * 8), *restrict b = malloc(n * 8);
#pragma acc kernels copy(a[0:n], b[0:n])
  {
    for (i = 0; i < n; i++) { a[i] = i; b[i] = 0; }
    for (u = 3; u <= 10; ++u) b[u] += a[u];
    for (w = n - 1; w >= 500; w--) b[w] = 2 * a[w];
    for (int k = n; k > 10; k -= 3) a[k - 1]++;
    for (int k = 0; k != g; k++) b[k] += 0.5;
    for (int k = 0; k < m + 20; k++) { if (k == 5) m = 3; b[100 + k] = k; }
    for (int k = 0; k < 10; k++) t += a[k];
    for (int k = 1; k < 100; k++) b[k] += b[k - 1];
  }
  double s = 0; for (int k = 0; k < n; k++) s += a[k] + b[k] * (k % 7);
  printf("%d %u %ld %d %g %g %g\n", i, u, w, m, t, s, b[99]);
  for (int q = 0; q < 200; q++)
#pragma acc kernels copy(a[0:n], b[0:n])
  {
    for (i = 1; i < n - 1; i++) b[i] = 0.5 * (a[i - 1] + a[i + 1]);
    for (i = 1; i < n - 1; i++) a[i] = b[i];
  }
  printf("%g %g\n", a[500], b[3]);
}
