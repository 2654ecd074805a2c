// Alone, too: a task that fulfills the event of one that it waits for.
#include <omp.h>

int main(void) {
  int x = 0;
#pragma omp parallel
#pragma omp masked
  {
    omp_event_handle_t e;
#pragma omp task detach(e) depend(out: x)
    x = 1;
#pragma omp task if(0) depend(in: x)
    omp_fulfill_event(e);
  }
}
