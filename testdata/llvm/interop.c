// not yet handled: the directive interop
#include <omp.h>
void f(void)
{
  omp_interop_t o = omp_interop_none;
#pragma omp interop init(targetsync : o)
#pragma omp interop destroy(o)
}
