// 2.9.11: a reduction over gangs into a section whose length is computed in the construct, and is the same for all gangs.
#include <stdio.h>
#include <stdlib.h>
static void guarded(int n, int on, int *a) {
#pragma acc parallel copy(a[0:20])
  {
    if (on) {
#pragma acc loop gang reduction(+:a[0:n])
      for (int i = 0; i < 100; i++) a[i % 10] += i;
    }
  }
}
static void rows(int n, int m, int w[n][m]) {
#pragma acc parallel loop reduction(+:w[0:n])
  for (int i = 0; i < 10 * n; i++) w[i % n][1] += i;
#pragma acc parallel loop reduction(max:w[1:n-1])
  for (int i = 0; i < 10 * n; i++) if (i % n) w[i % n][0] = w[i % n][0] > i ? w[i % n][0] : i;
#pragma acc parallel num_gangs(3) copy(w[0:n])
  {
#pragma acc loop seq
    for (int k = 0; k < 3; k++) {
      int half = m / 2;
#pragma acc loop gang reduction(+:w[0:1][0:m])
      for (int i = 0; i < 10; i++) w[0][half] += i;
    }
  }
}
int main(void) {
  int n = 100, q = 10;
  int *a = calloc(n, sizeof *a);
#pragma acc parallel num_gangs(4) copy(a[0:n])
  {
    int len = 10;
#pragma acc loop gang reduction(+:a[0:len])
    for (int i = 0; i < n; i++) a[i % 10] += i;
  }
#pragma acc parallel loop reduction(+:a[2:n/q-2])
  for (int i = 0; i < n; i++) if (i % 10 >= 2) a[i % 10] += i;
#pragma acc kernels copy(a[0:n])
  {
#pragma acc loop gang independent reduction(*:a[10:2])
    for (int i = 0; i < 8; i++) a[10] *= 2;
  }
  for (int i = 0; i < 12; i++) printf("%d ", a[i]);
  puts("");
  guarded(10, 1, a);
  guarded(-4, 0, a);
  for (int i = 0; i < 12; i++) printf("%d ", a[i]);
  puts("");
  int w[4][3] = {{0}};
  rows(4, 3, w);
  for (int i = 0; i < 4; i++) printf("%d %d %d\n", w[i][0], w[i][1], w[i][2]);
  return 0;
}
