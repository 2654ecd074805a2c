// What begin metadirective is about ends with a directive.
void g(int, float *);
void f(int n, int m, float *x) {
#pragma omp begin metadirective when(user={condition(n > 4)}: parallel) otherwise(single)
  g(n, x);
  { g(m, x); }
#pragma omp end metadirective
#pragma omp begin metadirective when(user={condition(m > 4)}: parallel for schedule(static)) otherwise(for)
  for (int i = 0; i < n; i++)
    x[i] = m;
#pragma omp end metadirective
#pragma omp begin metadirective when(user={condition(1)}: nothing)
  x[0] = 1;
#pragma omp begin metadirective when(user={condition(1)}: masked)
  x[1] = 2;
#pragma omp end metadirective
#pragma omp end metadirective
}
