// Alone, too: a lock that the same task has set.
#include <omp.h>

int main(void) {
  omp_lock_t l;
  omp_init_lock(&l);
#pragma omp parallel
#pragma omp masked
  {
    omp_set_lock(&l);
    omp_set_lock(&l);
  }
}
