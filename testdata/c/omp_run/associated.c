// The variables of all loops that a directive is about are private, also where only the first is shared out or bounds depend on others.
#include <stdio.h>

int main(void) {
  int i, j;
  static int a[12][12];
  for (i = 0; i < 12; i++)
    for (j = 0; j < 12; j++)
      a[i][j] = 1;
#pragma omp parallel for ordered(2)
  for (i = 1; i < 12; i++)
    for (j = 1; j < 12; j++) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
      a[i][j] = (a[i - 1][j] + a[i][j - 1]) % 97;
#pragma omp ordered depend(source)
    }
  long s = 0;
  for (i = 0; i < 12; i++)
    for (j = 0; j < 12; j++)
      s += a[i][j];
#pragma omp parallel for collapse(2) reduction(+ : s)
  for (i = 1; i < 40; i++)
    for (j = i; j < 40; j++)
      s += i * j;
#pragma omp parallel for simd collapse(2) reduction(+ : s)
  for (i = 1; i < 40; i++)
    for (j = 0; j < i; j++)
      s += i * j;
  printf("%ld\n", s);
  return 0;
}
