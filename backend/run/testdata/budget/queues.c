// A queue that is full makes the host wait; too many queues are an error.
#include <stdio.h>

int main(void) {
  int x = 0;
#pragma acc enter data copyin(x)
  for (int i = 0; i < 50000; i++) {
#pragma acc serial async(1) present(x)
    x += 1;
  }
#pragma acc wait
#pragma acc update self(x)
  printf("%d\n", x);
  fflush(stdout);
  for (int i = 0; i < 100000; i++) {
#pragma acc serial async(i) present(x)
    x += 1;
  }
}
