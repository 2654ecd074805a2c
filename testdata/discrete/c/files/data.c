#include "shared.h"

int counter = 3;
double table[4] = {1, 2, 3, 4};

#pragma omp declare target
static int own = 7;
int add(int n) {
  counter += n;
  return counter + own;
}
#pragma omp end declare target

void enter(vec *x) {
#pragma omp target enter data map(to : x[0 : 1])
#pragma omp target enter data map(to : x->v[0 : x->n])
}

void leave(vec *x) {
#pragma omp target exit data map(from : x->v[0 : x->n])
#pragma omp target exit data map(release : x[0 : 1])
}

int own_of_other(void) {
  int got;
#pragma omp target map(from : got)
  got = own++;
  return got;
}
