// Who gets a lock, and a race for a variable.
#include <omp.h>
#include <stdio.h>

int main(void) {
  omp_lock_t l;
  int shared = 0;
  omp_init_lock(&l);
#pragma omp parallel
  for (int i = 0; i < 3; i++) {
    omp_set_lock(&l);
    printf("thread %d, round %d\n", omp_get_thread_num(), i);
    omp_unset_lock(&l);
    int seen = shared;
#pragma omp taskyield
    shared = seen + 1;
  }
  printf("%d\n", shared);
  return 0;
}
