void f(int n, int *a)
{
#pragma omp metadirective when(device = {kind(nohost)} : nothing) otherwise(parallel for)
  for (int i = 0; i < n; i++)
    a[i] = i;
#pragma omp metadirective when(user = {condition(n > 10)} : parallel) default(nothing)
  a[0] = n;
#pragma omp assume holds(n > 0)
  a[1] = n;
#pragma omp error at(execution) severity(warning) message("too small")
}

#pragma omp declare simd uniform(n) notinbranch
int g(int n, int x);
