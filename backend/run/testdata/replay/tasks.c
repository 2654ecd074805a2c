// Which thread executes which task, and in which order.
#include <omp.h>
#include <stdio.h>

int main(void) {
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < 12; i++)
#pragma omp task firstprivate(i)
  {
#pragma omp critical
    printf("task %d in thread %d\n", i, omp_get_thread_num());
#pragma omp taskyield
  }
  return 0;
}
