// Mappers: the default one of a type, named ones, arrays of what has one, and members that have one.
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  int n, tag;
  double *v;
} vec;
#pragma omp declare mapper(vec s) map(s.n) map(s.v[0 : s.n])
#pragma omp declare mapper(ends : vec s) map(s.n, s.tag) map(s.v[0 : 1])

static vec make(int n, double first) {
  vec r = {n, 1, malloc(n * sizeof(double))};
  for (int i = 0; i < n; i++)
    r.v[i] = first + i;
  return r;
}

int main(void) {
  vec a = make(3, 1), list[2] = {make(2, 10), make(3, 20)};
#pragma omp target map(tofrom : a)
  {
    for (int i = 0; i < a.n; i++)
      a.v[i] *= 2;
  }
  printf("default: %g %g %d\n", a.v[0], a.v[2], a.tag);
#pragma omp target
  for (int i = 0; i < a.n; i++)
    a.v[i] += 1;
  printf("implicit: %g %g\n", a.v[0], a.v[2]);
#pragma omp target map(mapper(ends), tofrom : a)
  {
    a.v[0] = 50;
    a.tag = 9;
  }
  printf("named: %g %g %d\n", a.v[0], a.v[2], a.tag);
#pragma omp target map(tofrom : list[0 : 2])
  for (int k = 0; k < 2; k++)
    for (int i = 0; i < list[k].n; i++)
      list[k].v[i] += k + 1;
  printf("list: %g %g %g\n", list[0].v[0], list[0].v[1], list[1].v[2]);
#pragma omp target enter data map(to : a)
#pragma omp target
  a.v[1] = 70;
  printf("entered: %g\n", a.v[1]);
#pragma omp target update from(a)
  printf("updated: %g\n", a.v[1]);
  a.v[1] = 80;
#pragma omp target update to(a)
  double got;
#pragma omp target map(from : got)
  got = a.v[1];
  printf("the other way: %g\n", got);
#pragma omp target exit data map(from : a)
  printf("at the end: %g\n", a.v[1]);
  return 0;
}
