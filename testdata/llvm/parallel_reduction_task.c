// Unhandled clause reduction with modifier in omp.parallel operation
int f(void)
{
  int n = 0;
#pragma omp parallel reduction(task, + : n)
#pragma omp task in_reduction(+ : n)
  n++;
  return n;
}
