// Devices do not jump, whether they have a discrete memory or not.
#include <setjmp.h>

int main(void) {
  int caught = 0;
#pragma omp target map(tofrom: caught)
  {
    jmp_buf state;
    if (setjmp(state))
      caught = 1;
    else
      longjmp(state, 1);
  }
  return caught;
}
