// Each task has a default device of its own.
#include <omp.h>
#include <stdio.h>

int main(void) {
  int host = omp_get_initial_device(), seen[4], where[4], before[4];
  omp_set_default_device(0);
#pragma omp parallel num_threads(4)
  {
    int n = omp_get_thread_num(), on = -1;
    before[n] = omp_get_default_device();
    omp_set_default_device(n % 2 ? host : 0);
#pragma omp barrier
    seen[n] = omp_get_default_device() == (n % 2 ? host : 0);
#pragma omp target map(from : on)
    on = omp_is_initial_device();
    where[n] = on == (n % 2 || host == 0);
#pragma omp barrier
#pragma omp single
    {
      omp_set_default_device(host);
#pragma omp task
      {
        printf("task %d\n", omp_get_default_device() == host);
        omp_set_default_device(0);
      }
#pragma omp taskwait
      printf("after it %d\n", omp_get_default_device() == host);
    }
  }
  for (int i = 0; i < 4; i++)
    printf("%d %d %d\n", before[i], seen[i], where[i]);
  printf("%d\n", omp_get_default_device());
  return 0;
}
