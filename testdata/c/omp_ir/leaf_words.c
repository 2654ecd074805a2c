// Clauses that name the construct of a combined directive which they are for (OpenMP 6.0).
void loops(int n, int *a) {
  int k = 1, s = 0;
#pragma omp parallel for firstprivate(parallel: k)
  for (int i = 1; i < n; i++)
    a[i] = k;
#pragma omp parallel for private(for: k) num_threads(parallel: 4)
  for (int i = 1; i < n; i++)
    a[i] = k = 3;
#pragma omp parallel for simd reduction(for, +: s) order(simd: concurrent) if(parallel: n > 3)
  for (int i = 1; i < n; i++)
    s += i;
}

void devices(int n, int *a) {
  int k = 1;
#pragma omp target teams distribute parallel for private(k) thread_limit(target: 4) num_teams(3)
  for (int i = 1; i < n; i++)
    a[i] = k = 3;
#pragma omp target teams distribute parallel for firstprivate(distribute: k) thread_limit(teams: 4)
  for (int i = 1; i < n; i++)
    a[i] = k;
#pragma omp target teams distribute firstprivate(target: k)
  for (int i = 1; i < n; i++)
    a[i] = k;
#pragma omp target teams distribute firstprivate(teams: k) shared(teams: a)
  for (int i = 1; i < n; i++)
    a[i] = k;
}
