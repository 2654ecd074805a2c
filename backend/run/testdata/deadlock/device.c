// Alone, too: threads of the device.
#include <omp.h>

static void meet(void) {
#pragma omp barrier
}

int main(void) {
#pragma omp target
#pragma omp parallel num_threads(3)
  if (omp_get_thread_num() == 1)
    meet();
}
