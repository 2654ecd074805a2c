// Alone, too: the end of a region waits for its tasks.
#include <omp.h>

int main(void) {
#pragma omp parallel
#pragma omp masked
  {
    omp_event_handle_t e;
#pragma omp task detach(e)
    ;
  }
}
