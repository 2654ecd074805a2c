// kept: 'p[0:64]' is transferred in each iteration of the loop at line 8: which memory 'p[0:64]' is in the loop is not known
#include <stdio.h>
static double pool[64];
static double *calloc(int n, int size) { return n * size > 0 ? pool : 0; }
int main(void) {
  double *p = calloc(64, 8), *q = calloc(64, 8);
  for (int i = 0; i < 64; i++) p[i] = 1;
  for (int s = 0; s < 4; s++) {
#pragma acc parallel loop copy(p[0:64])
    for (int i = 0; i < 64; i++) p[i] += 1;
    printf("%g ", q[3]);
  }
  printf("\n");
  return 0;
}
