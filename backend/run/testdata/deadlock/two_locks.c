// Two locks in opposite orders.
#include <omp.h>

int main(void) {
  omp_lock_t a, b;
  omp_init_lock(&a);
  omp_init_lock(&b);
#pragma omp parallel
  {
    int me = omp_get_thread_num(), several = omp_get_num_threads() > 1;
    if (me == 0)
      omp_set_lock(&a);
    if (me == 1)
      omp_set_lock(&b);
#pragma omp barrier
    if (me == 0 && several)
      omp_set_lock(&b);
    if (me == 1)
      omp_set_lock(&a);
  }
}
