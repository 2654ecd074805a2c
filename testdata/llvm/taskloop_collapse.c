// Unhandled clause collapse in omp.loop_nest operation
void f(int n, int *a)
{
#pragma omp taskloop collapse(2)
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      a[i * n + j] = 0;
}
