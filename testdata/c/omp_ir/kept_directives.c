// Directives that LLVM 22 has no operation for, and clauses that its operations lack.
#include <omp.h>
int x;
#pragma omp groupprivate(x) device_type(any)
void use(void *);
int g(int);
void interops(int *p) {
  omp_interop_t o = omp_interop_none;
#pragma omp interop init(target, targetsync: o) device(0) depend(inout: p[0])
#pragma omp interop use(o) nowait
#pragma omp interop destroy(o)
}
int scans(int n, int *a, int *b) {
  int s = 0, t = 0;
#pragma omp parallel for reduction(inscan, +:s)
  for (int i = 0; i < n; i++) {
    s += a[i];
#pragma omp scan inclusive(s)
    b[i] = s;
  }
#pragma omp parallel for simd reduction(inscan, +:t)
  for (int i = 0; i < n; i++) {
    b[i] = t;
#pragma omp scan exclusive(t)
    t += a[i];
  }
  return s + t;
}
void threads(int k, int *a) {
#pragma omp parallel
  {
#pragma omp masked filter(k + 1)
    a[0]++;
#pragma omp masked
    a[1]++;
#pragma omp scope reduction(+:k) private(a) nowait
    k++;
#pragma omp scope firstprivate(k) allocate(k)
    use(&k);
#pragma omp error at(execution) severity(warning) message("parallel")
#pragma omp nothing
  }
#pragma omp parallel masked filter(k)
  a[0]++;
#pragma omp parallel masked taskloop filter(k) grainsize(2)
  for (int i = 0; i < 10; i++)
    a[i] = i;
  omp_event_handle_t e;
#pragma omp task detach(e)
  use(&e);
#pragma omp assume holds(k > 0) no_openmp
  a[0]++;
#pragma omp taskwait
}
#pragma omp assumes no_parallelism
#pragma omp error at(compilation) severity(warning) message("here")
