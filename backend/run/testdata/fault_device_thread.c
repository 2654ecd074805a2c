// A thread of a team on the device accesses memory that is not there: a device with discrete memory says so.
#include <omp.h>
#include <stdio.h>

int main(void) {
  int a[4];
#pragma omp target map(from : a)
  {
#pragma omp parallel num_threads(4)
    {
      int *p = a;
#pragma omp barrier
      if (omp_get_thread_num() == 3)
        p = 0;
      p[omp_get_thread_num()] = 1;
    }
  }
  printf("%d\n", a[0]);
  return 0;
}
