// Unhandled clause allocate in omp.wsloop operation
#include <omp.h>
void f(int n, int *a, omp_allocator_handle_t own)
{
  int t;
#pragma omp for private(t) allocate(own : t)
  for (int i = 0; i < n; i++) {
    t = i;
    a[i] = t;
  }
}
