// kept: 'a' is transferred in each iteration of the loop at line 6: the call of 'hook' in line 9 of the loop may access any memory
#include <stdio.h>
double a[64];
__attribute__((weak)) void hook(int s) { (void)s; }
int main(void) {
  for (int s = 0; s < 3; s++) {
#pragma acc parallel loop copy(a)
    for (int i = 0; i < 64; i++) a[i] += i;
    hook(s);
  }
  printf("%g\n", a[5]);
  return 0;
}
