// Alone, too: two locks of the device in opposite orders.
#include <omp.h>

int main(void) {
#pragma omp target
  {
    omp_lock_t a, b;
    omp_init_lock(&a);
    omp_init_lock(&b);
#pragma omp parallel num_threads(2)
    {
      omp_set_lock(omp_get_thread_num() ? &a : &b);
#pragma omp barrier
      omp_set_lock(omp_get_thread_num() ? &b : &a);
    }
  }
}
