// A jump does not leave a parallel region, whichever thread makes it.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf state;

static void fail(void) { longjmp(state, 1); }

int main(void) {
  if (setjmp(state)) {
    printf("left the region\n");
    return 1;
  }
  printf("begin\n");
#pragma omp parallel num_threads(1)
  fail();
  return 0;
}
