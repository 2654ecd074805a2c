// not yet handled: a dependence on all memory
void f(int *a)
{
#pragma omp task depend(out : omp_all_memory)
  *a = 1;
}
