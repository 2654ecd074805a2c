// Names of critical sections have nothing to do with those of functions and variables.
#include <stdio.h>

int total, others;

static void add(int n) {
#pragma omp critical(add)
  {
#pragma omp critical(total)
    total += n;
  }
}

static void later(void);

int main(void) {
#pragma omp parallel for num_threads(3)
  for (int i = 0; i < 10; i++) {
    add(i);
    later();
  }
  printf("%d %d\n", total, others);
  return 0;
}

static void later(void) {
#pragma omp critical(later)
  others++;
}
