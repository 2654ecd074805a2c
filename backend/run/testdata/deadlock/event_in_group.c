// Alone, too: so does a taskgroup.
#include <omp.h>

int main(void) {
#pragma omp parallel
#pragma omp masked
#pragma omp taskgroup
  {
    omp_event_handle_t e;
#pragma omp task detach(e)
    ;
  }
}
