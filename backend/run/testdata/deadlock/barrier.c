// A barrier that one thread does not reach.
#include <omp.h>

static void meet(void) {
#pragma omp barrier
}

int main(void) {
#pragma omp parallel
  if (omp_get_thread_num() > 0)
    meet();
}
