// not yet handled: the clause depend
void f(int n, double *a)
{
#pragma omp target data map(a[0 : n]) depend(in : a[0])
#pragma omp target
  a[0] = 1;
}
