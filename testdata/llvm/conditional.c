// not yet handled: lastprivate(conditional)
int f(int n, const int *a)
{
  int last = 0;
#pragma omp parallel for lastprivate(conditional : last)
  for (int i = 0; i < n; i++)
    if (a[i] > 0)
      last = a[i];
  return last;
}
