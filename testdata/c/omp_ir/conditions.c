// Conditions of clauses that allow something are kept where they are not constant, and the operation does what is right in both cases.
void deferred(int n, double *a, int later) {
#pragma omp target map(tofrom : a[0 : n]) nowait(later)
  a[0] = n;
#pragma omp parallel
#pragma omp for nowait(later > 1)
  for (int i = 0; i < n; i++)
    a[i] = i;
#pragma omp task untied(later) mergeable(n > 1) depend(out : a[0])
  a[0]++;
#pragma omp taskloop nogroup(later)
  for (int i = 0; i < n; i++)
    a[i]++;
#pragma omp target enter data map(to : a[0 : n]) nowait(later)
#pragma omp target update from(a[0 : n]) nowait(!later)
#pragma omp target exit data map(from : a[0 : n]) nowait(1)
#pragma omp target data map(tofrom : a[0 : n]) nogroup nowait
  a[0]++;
#pragma omp taskwait
}
