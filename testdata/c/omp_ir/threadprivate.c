static int counter;
#pragma omp threadprivate(counter)

int next(int x)
{
#pragma omp parallel copyin(counter)
  counter += x;
  return counter;
}
