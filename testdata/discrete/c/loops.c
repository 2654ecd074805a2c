// Combined constructs and what they imply: reductions are copied both ways, private copies are not copied at all.
#include <stdio.h>

int main(void) {
  int n = 40, a[40], sum = 5, most = -1, last = -1, own = 7, first = 3;
  double mean[4] = {0};
  for (int i = 0; i < n; i++)
    a[i] = i;
#pragma omp target teams distribute parallel for reduction(+ : sum) reduction(max : most)
  for (int i = 0; i < n; i++) {
    sum += a[i];
    if (a[i] > most)
      most = a[i];
  }
  printf("sum %d most %d\n", sum, most);
#pragma omp target parallel for map(a) private(own) firstprivate(first) lastprivate(last)
  for (int i = 0; i < n; i++) {
    own = i + first;
    a[i] = own;
    last = own;
  }
  printf("a %d own %d first %d last %d\n", a[39], own, first, last);
#pragma omp target data map(sum)
  {
    sum = 1000;
#pragma omp target parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
      sum += 1;
    printf("before the end %d\n", sum);
  }
  printf("at the end %d\n", sum);
#pragma omp target teams distribute parallel for collapse(2) map(tofrom : mean)
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++)
      mean[2 * i + j] = i + 0.5 * j + first;
  printf("mean %g %g %g\n", mean[0], mean[1], mean[3]);
#pragma omp target parallel for reduction(+ : mean)
  for (int i = 0; i < n; i++)
    mean[i % 4] += 1;
  printf("array %g %g\n", mean[0], mean[3]);
#pragma omp target teams loop map(from : a)
  for (int i = 0; i < n; i++)
    a[i] = 2 * i;
  printf("loop %d\n", a[20]);
  return 0;
}
