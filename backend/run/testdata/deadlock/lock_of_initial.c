// Alone, too: a task waits for a lock of the one around.
#include <omp.h>

int main(void) {
  omp_lock_t l;
  omp_init_lock(&l);
  omp_set_lock(&l);
#pragma omp parallel
#pragma omp masked
  {
#pragma omp task if(0)
    omp_set_lock(&l);
#pragma omp taskwait
  }
}
