#include <stdio.h>

/* A function that shares out a loop among threads leaves the loops around its calls the levels above. */
#pragma omp declare target
static long of_row(int *row, int count) {
  long s = 0;
#pragma omp parallel for reduction(+:s)
  for (int j = 0; j < count; j++) {
    row[j] += j;
    s += row[j];
  }
  return s;
}

static void scale(int *row, int by) {
#pragma omp simd
  for (int j = 0; j < 16; j++) row[j] *= by;
}

static long twice(int *row) { return of_row(row, 16) * 2; }

static void rows(int (*g)[16], long *sums, int count) {
#pragma omp distribute parallel for
  for (int i = 0; i < count; i++) sums[i] = twice(g[i]);
}
#pragma omp end declare target

int main(void) {
  int g[6][16];
  long sums[6];
  for (int i = 0; i < 96; i++) g[i / 16][i % 16] = i;
#pragma omp target teams map(tofrom: g) map(from: sums) num_teams(3)
  rows(g, sums, 6);
#pragma omp target teams distribute parallel for map(tofrom: g)
  for (int i = 0; i < 6; i++) scale(g[i], i);
#pragma omp target teams distribute parallel for map(tofrom: g)
  for (int i = 0; i < 6; i++) g[i][0] = (int)of_row(g[i], 16);
  printf("%ld %d %d\n", sums[5], g[5][0], g[5][15]);
}
