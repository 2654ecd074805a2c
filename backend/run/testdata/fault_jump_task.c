// A jump does not leave a task, not even one that is executed at once.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf state;

static void fail(void) { longjmp(state, 1); }

static void tasks(int n) {
  if (setjmp(state)) {
    printf("left the task\n");
    return;
  }
#pragma omp task if (n > 100)
  fail();
}

int main(void) {
  tasks(3);
  return 0;
}
