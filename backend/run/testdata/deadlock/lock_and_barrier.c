// A barrier that waits for threads that wait for a lock.
#include <omp.h>

int main(void) {
  omp_lock_t l;
  omp_init_lock(&l);
#pragma omp parallel
  {
    if (omp_get_thread_num() == 0)
      omp_set_lock(&l);
#pragma omp barrier
    if (omp_get_thread_num() > 0)
      omp_set_lock(&l);
#pragma omp barrier
    ;
  }
}
