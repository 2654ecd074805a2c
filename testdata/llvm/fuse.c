// not yet handled: the directive fuse
void f(int n, int *a, int *b)
{
#pragma omp fuse
  {
    for (int i = 0; i < n; i++)
      a[i] = 0;
    for (int i = 0; i < n; i++)
      b[i] = 0;
  }
}
