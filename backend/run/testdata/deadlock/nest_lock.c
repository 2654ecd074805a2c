// A nestable lock that another thread unsets once too seldom.
#include <omp.h>

int main(void) {
  omp_nest_lock_t l;
  omp_init_nest_lock(&l);
  omp_set_nest_lock(&l);
  omp_set_nest_lock(&l);
  omp_unset_nest_lock(&l);
#pragma omp parallel
  if (omp_get_thread_num() > 0)
    omp_set_nest_lock(&l);
}
