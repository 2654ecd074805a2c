// Unhandled clause reduction in omp.taskloop operation
int f(int n)
{
  int s = 0;
#pragma omp taskloop reduction(+ : s)
  for (int i = 0; i < n; i++)
    s += i;
  return s;
}
