#include <stdio.h>

/* Private copies of arrays whose length varies: target makes them on the device, as long as the originals are. */
int main(void) {
  int m = 5, a[10][10] = {{0}};
  int w[m + 3];
  double v[m][m];
#pragma omp target teams distribute parallel for private(w, v) map(tofrom: a)
  for (int i = 0; i < 10; i++) {
    for (int q = 0; q < m + 3; q++) w[q] = q * i;
    for (int q = 0; q < m; q++)
      for (int p = 0; p < m; p++) v[q][p] = q + p;
    for (int j = 0; j < 10; j++) a[i][j] = w[m] + v[2][m - 1] + j;
  }
  printf("%d %d\n", a[9][3], a[2][2]);
#pragma omp target private(w) map(tofrom: a)
  {
    for (int q = 0; q < m + 3; q++) w[q] = q;
    a[9][0] = w[m];
  }
#pragma omp target nowait private(w) map(tofrom: a)
  {
    for (int q = 0; q < m + 3; q++) w[q] = q;
    a[1][1] = w[7];
  }
#pragma omp taskwait
  printf("%d %d\n", a[9][0], a[1][1]);
}
