// Members of a mapper's variable are mapped as the mappers of their types say.
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  int len;
  double *v;
} vec;
typedef struct {
  vec x, y;
  int tag;
  struct {
    int k;
    double in[3];
  } inner;
} both;
#pragma omp declare mapper(vec v) map(v, v.v[0 : v.len])
#pragma omp declare mapper(both t) map(t.x, t.y, t.tag, t.inner)
#pragma omp declare mapper(shallow : both t) map(t.tag, t.inner.in)

int main(void) {
  both t = {{4, malloc(4 * sizeof(double))}, {2, malloc(2 * sizeof(double))}, 7, {1, {1, 2, 3}}}, *p = &t;
  for (int i = 0; i < 4; i++)
    t.x.v[i] = i;
  for (int i = 0; i < 2; i++)
    t.y.v[i] = 10 * i;
#pragma omp target map(tofrom : t)
  {
    for (int i = 0; i < t.x.len; i++)
      t.x.v[i] += 1;
    for (int i = 0; i < t.y.len; i++)
      t.y.v[i] += t.tag;
    t.inner.in[1] = 9;
  }
#pragma omp target map(mapper(shallow), tofrom : t)
  {
    t.tag++;
    t.inner.in[2] = 8;
  }
#pragma omp target map(to : p->tag) map(tofrom : p->x.v[1 : 2], p->inner.in)
  {
    p->x.v[2] *= p->tag;
    p->inner.in[0] = 5;
  }
  printf("%g %g %g %d %g %g %g\n", t.x.v[2], t.y.v[1], t.x.v[3], t.tag, t.inner.in[0], t.inner.in[1], t.inner.in[2]);
  return 0;
}
