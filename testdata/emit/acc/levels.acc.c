#include <stdio.h>

/* A function that shares out a loop among threads leaves the loops around its calls the levels above. */
#pragma acc routine worker
static long of_row(int *row, int count) {
  long s = 0;
#pragma acc loop worker vector reduction(+:s)
  for (int j = 0; j < count; j++) {
    row[j] += j;
    s += row[j];
  }
  return s;
}

#pragma acc routine vector
static void scale(int *row, int by) {
#pragma acc loop vector
  for (int j = 0; j < 16; j++) row[j] *= by;
}

#pragma acc routine worker
static long twice(int *row) { return of_row(row, 16) * 2; }

#pragma acc routine gang
static void rows(int (*g)[16], long *sums, int count) {
#pragma acc loop gang
  for (int i = 0; i < count; i++) sums[i] = twice(g[i]);
}

int main(void) {
  int g[6][16];
  long sums[6];
  for (int i = 0; i < 96; i++) g[i / 16][i % 16] = i;
#pragma acc parallel copy(g) copyout(sums) num_gangs(3)
  rows(g, sums, 6);
#pragma acc parallel loop gang worker copy(g)
  for (int i = 0; i < 6; i++) scale(g[i], i);
#pragma acc parallel loop gang copy(g)
  for (int i = 0; i < 6; i++) g[i][0] = (int)of_row(g[i], 16);
  printf("%ld %d %d\n", sums[5], g[5][0], g[5][15]);
}
