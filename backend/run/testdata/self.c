// A device that shares memory uses the variables of map(self) themselves.
#include <stdio.h>
#pragma omp requires unified_shared_memory

int main(void) {
  int v = 1, a[4] = {1, 2, 3, 4}, same = 0;
  int *at = &v;
#pragma omp target map(self: v, a[1:2]) map(from: same)
  {
    same = at == &v;
    v++;
    a[2] += v;
  }
  printf("%d %d %d\n", same, v, a[2]);
#pragma omp target data map(self, tofrom: a)
  {
#pragma omp target
    a[0] = 7;
    printf("%d\n", a[0]);
  }
  return 0;
}
