// A barrier that one of the threads never reaches.
#include <omp.h>

int main(void) {
#pragma omp parallel num_threads(2)
  {
    if (omp_get_thread_num() == 0) {
#pragma omp barrier
    }
  }
  return 0;
}
