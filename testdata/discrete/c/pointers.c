// Pointers and sections of what they point to: offsets, empty sections, rows of rows, pointers that change.
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int n = 6, got;
  int *p = malloc(n * sizeof *p);
  for (int i = 0; i < n; i++)
    p[i] = i;
#pragma omp target map(tofrom : p[2 : 3])
  for (int i = 2; i < 5; i++)
    p[i] *= 10;
  printf("p[2:3]: %d %d %d %d\n", p[1], p[2], p[4], p[5]);

  int *q = p + 3;
#pragma omp target data map(tofrom : p[0 : n])
  {
#pragma omp target map(from : got)
    got = q[1] + p[1];
    printf("two pointers into one: %d\n", got);
#pragma omp target
    q[-1] = 8;
#pragma omp target map(tofrom : q[0 : 2])
    q[0] = 9;
    printf("before the end: %d %d\n", p[2], p[3]);
  }
  printf("at the end: %d %d\n", p[2], p[3]);

  // An empty section names what is there.
#pragma omp target enter data map(to : p[0 : n])
  p[0] = -1;
#pragma omp target map(p[0 : 0]) map(from : got)
  got = p[0];
  printf("empty section: %d\n", got);
  int *old = p;
  p = malloc(n * sizeof *p);
  p[0] = 55;
#pragma omp target map(from : got) map(tofrom : p[0 : 1])
  {
    got = p[0];
    p[0]++;
  }
  printf("another memory: %d %d, old %d\n", got, p[0], omp_target_is_present(old, omp_get_default_device()));
#pragma omp target exit data map(delete : old[0 : n])

  // Rows of rows.
  int **rows = malloc(3 * sizeof *rows);
  for (int i = 0; i < 3; i++) {
    rows[i] = malloc(2 * sizeof **rows);
    rows[i][0] = i, rows[i][1] = 10 * i;
  }
#pragma omp target enter data map(to : rows[0 : 3])
  for (int i = 0; i < 3; i++) {
#pragma omp target enter data map(to : rows[i][0 : 2])
  }
#pragma omp target map(from : got)
  {
    got = 0;
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 2; j++) {
        got += rows[i][j];
        rows[i][j]++;
      }
  }
  printf("rows: %d\n", got);
  for (int i = 0; i < 3; i++) {
#pragma omp target exit data map(from : rows[i][0 : 2])
  }
  printf("rows: %d %d\n", rows[1][1], rows[2][0]);
#pragma omp target exit data map(delete : rows[0 : 3])

  // A pointer to an array, and an array of pointers.
  int(*grid)[4] = malloc(3 * sizeof *grid);
  for (int i = 0; i < 12; i++)
    grid[i / 4][i % 4] = i;
#pragma omp target map(tofrom : grid[1 : 2])
  grid[1][2] = grid[2][3] + 1;
  printf("grid: %d %d\n", grid[1][2], grid[0][3]);
#pragma omp target map(tofrom : grid[0 : 3][0 : 4])
  grid[0][3] = 77;
  printf("grid: %d\n", grid[0][3]);
  int one[2] = {1, 2}, two[2] = {3, 4};
  int *both[2] = {one, two};
#pragma omp target data map(to : both) map(tofrom : both[0][0 : 2], both[1][0 : 2])
#pragma omp target
  {
    both[0][1] += both[1][0];
    both[1][1] = 0;
  }
  printf("both: %d %d\n", one[1], two[1]);

  // A pointer that is a variable on the device.
  int *swap = one;
#pragma omp target map(tofrom : swap) map(from : got)
  {
    got = swap != NULL;
  }
  printf("a pointer itself: %d %d\n", got, swap == one);
#pragma omp target firstprivate(n) map(from : got)
  {
    n += 4;
    got = n;
  }
  printf("firstprivate: %d %d\n", n, got);
  return 0;
}
