#include <stdio.h>

void double_all(double *p, int n);

void fill(double *p, int n) {
#pragma omp target map(tofrom : p[0 : n])
  for (int i = 0; i < n; i++)
    p[i] += i + 1;
}

static double memory[3] = {1, 2, 3};

void with_memory(void) {
#pragma omp target data map(tofrom : memory)
  {
    memory[0] = -1;
    double_all(memory, 3);
    printf("in C before the end %g %g\n", memory[0], memory[2]);
  }
  printf("in C %g %g\n", memory[0], memory[2]);
  fflush(stdout);
}
