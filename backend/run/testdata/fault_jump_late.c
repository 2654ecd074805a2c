// A jump to a function that has returned.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf state;

static int mark(void) { return setjmp(state); }

int main(void) {
  printf("%d\n", mark());
  longjmp(state, 1);
}
