// not yet handled: the directive reverse
void f(int n, int *a)
{
#pragma omp reverse
  for (int i = 0; i < n; i++)
    a[i] = 0;
}
