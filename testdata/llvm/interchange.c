// not yet handled: the directive interchange
void f(int n, int *a)
{
#pragma omp interchange
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[j * n + i] = 0;
}
