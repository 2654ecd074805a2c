// What the files share: variables of the device, a function for both sides, mappings by address.
#ifndef SHARED_H
#define SHARED_H
#pragma omp declare target
extern int counter;
extern double table[4];
int add(int n);
static inline int twice(int n) { return 2 * n; }
#pragma omp end declare target

typedef struct {
  int n;
  double *v;
} vec;

void enter(vec *x);
void leave(vec *x);
void scale(double *p, int n, double by);
int own_of_other(void);
double total(void);
#endif
