#include "shared.h"

// Each file has a variable of this name.
#pragma omp declare target
static int own = 1;
#pragma omp end declare target

void scale(double *p, int n, double by) {
#pragma omp target map(tofrom : p[0 : n])
  for (int i = 0; i < n; i++)
    p[i] = p[i] * by + own;
}

double total(void) {
  double sum = 0;
#pragma omp target map(tofrom : sum)
  for (int i = 0; i < 4; i++)
    sum += table[i];
  return sum;
}
