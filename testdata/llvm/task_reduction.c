// Unhandled clause task_reduction in omp.taskgroup operation
int f(void)
{
  int s = 0;
#pragma omp taskgroup task_reduction(+ : s)
#pragma omp task in_reduction(+ : s)
  s++;
  return s;
}
