// options: -fopenmp
/* Mistakes in names and types that exist in a directive alone. */
typedef struct {
  double re, im;
} cplx;
#pragma omp declare reduction(a : missing_t : omp_out += omp_in) initializer(omp_priv = 0)
#pragma omp declare reduction(b : int, long : omp_out = missing) initializer(omp_priv = other)
#pragma omp declare reduction(c : cplx : omp_out.none += omp_in.re)
#pragma omp declare mapper(missing_t v) map(v.x)
#pragma omp declare mapper(cplx v) map(v.x)
#pragma omp declare simd uniform(zz) linear(i : step)
int f(int i);
#pragma omp declare simd uniform(i)
int variable;
void g(int n, int *a) {
#pragma omp task depend(iterator(nope i = 0 : n), in : a[i])
  n++;
#pragma omp task depend(iterator(i = 0 : m), in : a[i], a[j])
  n++;
#pragma omp task depend(in : a[i])
  n++;
#pragma omp metadirective when(user = {condition(missing > 10)} : parallel num_threads(none))
  n++;
#pragma omp parallel
  int t;
}
void h(int n, int *a) {
#pragma omp declare reduction(v : void : omp_out = omp_in)
#pragma omp task depend(iterator(void i = 0 : n), in : a[i])
  n++;
}
#pragma omp declare simd uniform(n)
