// not yet handled: iterators
void f(int n, int *a)
{
#pragma omp task depend(iterator(i = 0 : n), in : a[i])
  a[n] = 1;
}
