// not yet handled: the clause induction
int f(int n)
{
  int k = 1;
#pragma omp parallel for induction(step(2), * : k)
  for (int i = 0; i < n; i++)
    k *= 2;
  return k;
}
