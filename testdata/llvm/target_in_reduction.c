// Unhandled clause in_reduction in omp.target operation
int f(void)
{
  int s = 0;
#pragma omp taskgroup task_reduction(+ : s)
#pragma omp target in_reduction(+ : s)
  s++;
  return s;
}
