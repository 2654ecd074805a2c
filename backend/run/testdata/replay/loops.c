// Which thread gets which chunk.
#include <omp.h>
#include <stdio.h>

int main(void) {
#pragma omp parallel
  {
#pragma omp for schedule(dynamic, 2)
    for (int i = 0; i < 16; i++) {
#pragma omp critical
      printf("iteration %d in thread %d\n", i, omp_get_thread_num());
    }
#pragma omp for schedule(guided)
    for (int i = 0; i < 16; i++) {
#pragma omp critical
      printf("guided %d in thread %d\n", i, omp_get_thread_num());
    }
#pragma omp single
    printf("single in thread %d\n", omp_get_thread_num());
#pragma omp sections
    {
      printf("first section in thread %d\n", omp_get_thread_num());
#pragma omp section
      printf("second section in thread %d\n", omp_get_thread_num());
    }
  }
  return 0;
}
