// Unhandled clause in_reduction in omp.task operation
int s;
void f(void)
{
#pragma omp task in_reduction(+ : s)
  s++;
}
