// Threads on the device that wait for one another.
#include <stdio.h>
#include <omp.h>
int main(void) {
  int a[8], n = 0;
#pragma omp target map(from: a) map(tofrom: n)
  {
    int b[8];
#pragma omp parallel num_threads(4) shared(b)
    {
      int me = omp_get_thread_num();
      b[me] = me + 1;
#pragma omp barrier
      a[me] = b[(me + 1) % 4] + omp_get_num_threads() * 10;
#pragma omp critical
      n++;
#pragma omp barrier
#pragma omp single
      n += 100;
    }
  }
  printf("%d %d %d %d %d\n", a[0], a[1], a[2], a[3], n);
  return 0;
}
