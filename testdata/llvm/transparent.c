// not yet handled: the clause transparent
void f(int *a)
{
#pragma omp task transparent
  *a = 1;
}
