void f(int n, int *a) {
  #pragma omp target data map(a[0:n]) depend(inout: a[0:n]) nowait
  ;
  #pragma omp task transparent(3) depend(inout: a[0])
  ;
  #pragma omp task transparent
  ;
  int x = 1;
  #pragma omp parallel for induction(step(2), *: x)
  for (int i = 0; i < n; i++) a[i] = x;
}
