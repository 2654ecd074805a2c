// Alone, too: nobody fulfills an event, and a taskwait construct waits for its task.
#include <omp.h>

int main(void) {
#pragma omp parallel
#pragma omp masked
  {
    omp_event_handle_t e;
#pragma omp task detach(e)
    ;
#pragma omp taskwait
  }
}
