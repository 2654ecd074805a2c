// A function with an ordered region is called from an ordered loop, and outside of any.
#include <stdio.h>
static int n;
static void step(int k)
{
#pragma omp ordered
  printf("%d %d\n", ++n, k);
}
int main(void)
{
  step(7);
#pragma omp parallel for ordered num_threads(3)
  for (int i = 0; i < 3; i++) step(i);
  return 0;
}
