// A jump does not leave a structured block whose end has something to do: here, to bring the data back.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf state;

static void fail(void) { longjmp(state, 1); }

static void on_device(int n) {
  int square = 0;
#pragma omp target data map(tofrom : square)
  {
    if (n > 2) fail();
#pragma omp target map(square)
    square = n * n;
  }
  printf("%d\n", square);
}

int main(void) {
  if (setjmp(state)) {
    printf("left the region\n");
    return 1;
  }
  on_device(2);
  on_device(3);
  return 0;
}
