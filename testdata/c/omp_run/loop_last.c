// The variables of a loop construct keep their last values.
#include <stdio.h>

int main(void) {
  int i = -1, j = -2, a[20];
#pragma omp parallel loop
  for (i = 0; i < 20; i++) a[i] = i;
  printf("%d %d\n", i, a[19]);
#pragma omp parallel
#pragma omp loop collapse(2)
  for (i = 0; i < 4; i++)
    for (j = 0; j < 5; j++) a[i * 5 + j] = 1;
  printf("%d %d\n", i, j);
#pragma omp parallel
#pragma omp loop
  for (j = 3; j < 9; j += 2) a[j] = 2;
  printf("%d\n", j);
}
