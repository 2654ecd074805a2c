// A variable that is mapped twice is mapped twice in what comes back, in the order of the clauses.
void repeated(double *p) {
  double a1[16]; int i1; 
  int s = 0, n = 4;
#pragma omp target data map(to: a1) map(i1) map(to: a1)
  i1 = 1;
#pragma omp target parallel for reduction(+: s) map(to: a1) 
  for (int i = 0; i < 10; i++) s += a1[i];
#pragma omp target parallel for reduction(+: s, n) map(to: n) map(to: a1) map(tofrom: s)
  for (int i = 0; i < 10; i++) s += a1[i];
#pragma omp target teams distribute parallel for map(to: n) reduction(+: n) map(to: a1) reduction(+: s)
  for (int i = 0; i < 10; i++) s += a1[i];
#pragma omp target teams distribute parallel for  reduction(+: n) map(to: n) reduction(+: s) map(tofrom:s) map(to: a1) map(to: n)
  for (int i = 0; i < 10; i++) s += a1[i];
#pragma omp target teams distribute parallel for  reduction(+: s) map(to: a1)reduction(+: n)  map(tofrom:s) map(to: a1) map(tofrom: n)
  for (int i = 0; i < 10; i++) s += a1[i];
#pragma omp target enter data map(to: a1) map(to: n) map(to: a1)
#pragma omp target enter data map(to: a1) map(to: n, a1)
}
