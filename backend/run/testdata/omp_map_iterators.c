// Clauses map and update with iterators, on discrete memory.
#include <stdio.h>
#include <stdlib.h>
#include <omp.h>
struct s { int n; int *p; int *q; };
#pragma omp declare mapper(deep: struct s x) map(x.n, x.p) map(x.p[0:x.n])
int main(void) {
  enum { N = 3 };
  struct s v[N];
  for (int i = 0; i < N; i++) {
    v[i].n = 4 + i;
    v[i].p = malloc(8 * sizeof(int));
    v[i].q = malloc(8 * sizeof(int));
    for (int j = 0; j < 8; j++) v[i].p[j] = i, v[i].q[j] = 10 * i;
  }
  int s = 0;
  // Members and what they point to: several pieces for each place.
  #pragma omp target map(v) map(iterator(i = 0:N), tofrom: v[i].p[0:4]) map(tofrom: s)
  for (int i = 0; i < N; i++)
    for (int j = 0; j < 4; j++) s += v[i].p[j]++;
  printf("%d %d\n", s, v[2].p[3]);
  // A mapper for each place, in a data region.
  int on = 0;
  #pragma omp target data map(mapper(deep), iterator(i = 0:N), tofrom: v[i])
  {
    int *p = v[1].p;
    on = omp_target_is_present(p, 0);
    #pragma omp target map(p[0:2])
    p[0] += 1000;
    printf("%d\n", v[1].p[0]);
  }
  printf("%d %d %d\n", on, v[1].p[0], omp_target_is_present(v[1].p, 0));
  // A step, two iterators, and a task.
  int *rows[4];
  for (int i = 0; i < 4; i++) rows[i] = calloc(4, sizeof(int));
  #pragma omp target enter data nowait map(iterator(i = 0:4:2, j = 0:2), to: rows[i][j * 2:1])
  #pragma omp taskwait
  printf("%d%d%d%d\n", omp_target_is_present(&rows[0][0], 0), omp_target_is_present(&rows[0][1], 0), omp_target_is_present(&rows[1][0], 0), omp_target_is_present(&rows[2][2], 0));
  rows[2][2] = 5;
  #pragma omp target update nowait depend(out: s) to(iterator(i = 0:4:2, j = 0:2): rows[i][j * 2:1])
  #pragma omp taskwait
  rows[2][2] = 0;
  #pragma omp target exit data map(iterator(i = 0:4:2, j = 0:2), from: rows[i][j * 2:1])
  printf("%d %d\n", rows[2][2], omp_target_is_present(&rows[2][2], 0));
  // Elements of an array that is mapped with a mapper, all of them and one.
  #pragma omp target enter data map(mapper(deep), to: v)
  printf("%d%d%d\n", omp_target_is_present(v[0].p, 0), omp_target_is_present(v[1].p, 0), omp_target_is_present(v[2].p, 0));
  #pragma omp target exit data map(mapper(deep), delete: v)
  #pragma omp target enter data map(mapper(deep), to: v[1])
  printf("%d%d%d\n", omp_target_is_present(v[0].p, 0), omp_target_is_present(v[1].p, 0), omp_target_is_present(v[2].p, 0));
  // No place.
  int none = 0;
  #pragma omp target enter data map(iterator(i = 0:none), to: rows[i][0:4])
  printf("%d\n", omp_target_is_present(rows[0], 0));
  return 0;
}
