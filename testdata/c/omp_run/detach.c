// The event of a detached task is the one that the task has made, also where other variables are firstprivate.
#include <omp.h>
#include <stdio.h>

int main(void) {
  int x = 0;
  omp_event_handle_t e;
#pragma omp parallel
#pragma omp single
  {
#pragma omp task detach(e)
    {
      x++;
      omp_fulfill_event(e);
    }
  }
#pragma omp task detach(e)
  omp_fulfill_event(e);
#pragma omp taskwait
  printf("%d\n", x);
  return 0;
}
