int N, tp;
#pragma omp threadprivate(tp)
void f(int *d) {
  #pragma omp for ordered(2)
  for (int i = 1; i < 8; i++) for (int j = 1; j < 8; j++) {
    #pragma omp ordered doacross(sink: i - 1, j) doacross(sink: i, j - 2)
    N = d[i];
    #pragma omp ordered doacross(source:)
  }
  #pragma omp single copyprivate(tp)
  tp = N;
  #pragma omp parallel num_threads(tp)
  #pragma omp task depend(in: tp) if(tp > 2)
  ;
}
