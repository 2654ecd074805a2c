// Threads that wait for one another: by reading a variable, with more threads than cores, at barriers, in order.
#include <omp.h>
#include <stdio.h>

static int counter;
#pragma omp threadprivate(counter)

int main(void) {
  int flag = 0, data = 0, sum = 0, order = 0, n = 0;
#pragma omp parallel num_threads(6)
  {
    if (omp_get_thread_num() == 5) {
      data = 42;
#pragma omp flush
#pragma omp atomic write
      flag = 1;
    } else {
      int seen = 0;
      while (!seen) {
#pragma omp atomic read
        seen = flag;
      }
      if (data != 42)
        printf("the write before the flag is not seen\n");
    }
    counter += 1 + omp_get_thread_num();
#pragma omp barrier
#pragma omp for ordered schedule(dynamic, 3)
    for (int i = 0; i < 50; i++) {
#pragma omp ordered
      order = order * 3 % 1009 + i;
    }
#pragma omp for reduction(+ : sum) schedule(guided)
    for (int i = 0; i < 1000; i++)
      sum += i;
#pragma omp critical(one)
    n += 1;
#pragma omp barrier
#pragma omp single
    n += 100;
  }
  printf("%d %d %d\n", sum, order, n);
  sum = 0;
#pragma omp parallel num_threads(6) reduction(+ : sum)
  sum += counter;
  printf("threadprivate %d, of the first thread %d\n", sum, counter);
  return 0;
}
