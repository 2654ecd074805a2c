// options: -fopenmp -std=c23
/* Directives in attributes. */
int x, y;
[[omp::directive(threadprivate(x, y))]];
#define SIMD omp::directive(simd, reduction(+ : s))
int f(int n, int *a) {
  int s = 0;
  [[omp::directive(parallel, num_threads(n))]]
  {
    [[omp::sequence(directive(for), omp::directive(simd))]] for (int i = 0; i < n; i++) a[i] = 0;
    [[omp::directive(barrier)]];
    [[using omp: sequence(directive(taskwait), directive(taskyield))]];
  }
  [[maybe_unused, SIMD]] for (int i = 0; i < n; i++) s += a[i];
  if (n)
    [[omp::directive(critical(name))]] s++;
  else
    [[omp::directive(atomic capture)]] { n = s; s++; }
  [[omp::directiv(barrier)]];
  [[omp::directive]];
  [[omp::decl(threadprivate)]] static int z;
  [[omp::directive(parallel private(missing))]] s++;
  return s;
}
