// Clauses that are held with the values of their expressions: the operations have no operands for them.
void hints(int n, int *p, const char *text) {
#pragma omp task affinity(iterator(i = 0 : n) : p[i]) affinity(p[n])
  p[0] = n;
#pragma omp parallel for num_threads(strict: n) message(text) severity(warning)
  for (int i = 0; i < n; i++)
    p[i] = i;
#pragma omp parallel num_threads(n, n + 1)
  p[0] = n;
}
