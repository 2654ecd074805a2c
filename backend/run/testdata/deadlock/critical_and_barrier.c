// A barrier in a critical section that the other threads wait for.
#include <omp.h>

static void meet(void) {
#pragma omp barrier
}

int main(void) {
#pragma omp parallel
  {
    if (omp_get_thread_num() == 0) {
#pragma omp critical
      {
        meet();
        meet();
      }
    } else {
      meet();
#pragma omp critical
      meet();
    }
  }
}
