// Dependences on depend objects, on all memory and on what iterators name.
#include <omp.h>

void objects(int n, int *p, int a[10]) {
  omp_depend_t d;
#pragma omp depobj(d) depend(inout : a[n])
#pragma omp task depend(depobj : d) depend(in : p[1])
  p[2] = p[1];
#pragma omp depobj(d) update(in)
#pragma omp taskwait depend(depobj : d)
#pragma omp depobj(d) destroy
}

void everything(int *p) {
#pragma omp task depend(inout : omp_all_memory) depend(in : *p)
  p[0] = 1;
#pragma omp task depend(out : omp_all_memory)
  p[1] = 1;
}

struct S {
  int *row;
};

void iterators(int n, int *p, struct S *s, unsigned long m) {
  int a[10][20];
  omp_depend_t d[2];
#pragma omp task depend(iterator(i = 0 : n), in : p[i]) depend(out : p[n])
  p[n] = p[0];
#pragma omp task depend(iterator(long i = n - 1 : 0 : -2, j = 0 : m : n), inout : a[i][j], p[2 * j], s[i].row[j]) depend(in : n)
  p[n] = p[0];
#pragma omp depobj(d[0]) depend(iterator(k = 0 : 3), in : a[k])
#pragma omp taskwait depend(iterator(k = 0 : 2), depobj : d[k])
#pragma omp target depend(iterator(k = 0 : 2), in : p[k]) nowait
  ;
}
