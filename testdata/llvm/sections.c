// Unhandled clause reduction with modifier in omp.sections operation
int f(void)
{
  int s = 0;
#pragma omp parallel
#pragma omp sections reduction(task, + : s)
  {
#pragma omp section
    s++;
#pragma omp section
    s++;
  }
  return s;
}
