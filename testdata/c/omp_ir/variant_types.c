// Variants of functions with structures, complex numbers, and no prototypes; of functions of the library.
struct s { double a[4]; };
static inline struct s vs(struct s x, int n) { x.a[0] = n; return x; }
#pragma omp declare variant(vs) match(construct={simd}, user={condition(x.a[1] > n)})
static inline struct s bs(struct s x, int n) { return x; }
int old();
int oldv();
#pragma omp declare variant(oldv) match(construct={teams})
int old();
void w(struct s *x, int n) {
#pragma omp simd
  for (int i = 0; i < n; i++) x[i] = bs(x[i], i);
#pragma omp target teams distribute parallel for
  for (int i = 0; i < n; i++) x[i].a[0] = old(i, 2.0f);
}
_Complex double vc(_Complex double);
#pragma omp declare variant(vc) match(construct={parallel})
_Complex double bc(_Complex double);
void ww(_Complex double *z) {
#pragma omp parallel
  z[0] = bc(z[1]) + bc(bc(z[2]));
}
double msin(double);
#include <math.h>
#pragma omp declare variant(msin) match(construct={simd})
double sqrt(double);
void www(double *z) {
  z[1] = sqrt(z[0]);
#pragma omp simd
  for (int i = 0; i < 4; i++) z[i] = sqrt(z[i]);
}
int lp(const char *, ...);
#pragma omp declare variant(lp) match(construct={parallel}, user={condition(fmt[0] == 'a')})
int p(const char *fmt, ...);
void printed(int a) {
#pragma omp declare variant(lp) match(construct={for})
  int q(const char *, ...);
#pragma omp parallel
  p("abc %d", a);
#pragma omp for
  for (int i = 0; i < 3; i++)
    q("y");
}
