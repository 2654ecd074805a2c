// not yet handled: the directive depobj
#include <omp.h>
void f(int *a)
{
  omp_depend_t d;
#pragma omp depobj(d) depend(out : a[0])
#pragma omp task depend(depobj : d)
  *a = 1;
#pragma omp depobj(d) destroy
}
