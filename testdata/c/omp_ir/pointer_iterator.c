// Iterators of pointers: steps are in elements, downwards too.
#include <stdio.h>

struct pair {
  double first;
  int second;
};

int main(void) {
  int n = 8, sum = 0;
  struct pair a[8], *p = a;
#pragma omp parallel num_threads(4)
#pragma omp single
  {
    for (int k = 0; k < n; k++) {
#pragma omp task depend(out : p[k]) firstprivate(k)
      p[k].second = k;
    }
#pragma omp task depend(iterator(struct pair *q = p : p + n : 2), in : *q) depend(iterator(struct pair *q = a + 7 : a : -2), in : q[0]) depend(out : sum)
    for (int k = 0; k < n; k++)
      sum += p[k].second;
#pragma omp task depend(in : sum)
    printf("%d\n", sum);
  }
  return 0;
}
