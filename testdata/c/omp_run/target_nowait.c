// Target tasks that may run later begin with the values that firstprivate variables have where they are made.
#include <stdio.h>

typedef struct {
  int a[3];
  double d;
} record;

int main(void) {
  int r[8] = {0}, n = 3;
  record x = {{1, 2, 3}, 0.5};
#pragma omp parallel num_threads(4)
#pragma omp single
  {
    int i, v[n];
    for (i = 0; i < 4; i++) {
      x.a[1] = i;
#pragma omp target nowait firstprivate(i, x) map(tofrom : r)
      r[i] += i * i + x.a[1];
    }
    for (i = 4; i < 8; i++) {
      v[2] = 10 * i;
#pragma omp target nowait firstprivate(i, v) map(tofrom : r)
      r[i] += i * i + v[2];
    }
    i = 100;
    x.a[1] = v[2] = 7;
  }
  for (int k = 0; k < 8; k++)
    printf("%d ", r[k]);
  printf("\n");
  return 0;
}
