#include <complex.h>
#include <stdio.h>

/* Complex numbers and long double are scalars, too. */
int main(void) {
  double a[20], last;
  double _Complex sum = 0, product = 1;
  long double wide = 0, step;
  for (int i = 0; i < 20; i++) a[i] = i + 1;
#pragma omp target map(to: a) map(tofrom: sum)
  for (int i = 0; i < 20; i++) sum += a[i] * I;
#pragma omp target map(to: a) map(tofrom: wide)
  for (int i = 0; i < 20; i++) wide += a[i];
#pragma omp target teams distribute parallel for map(tofrom: a, step) lastprivate(step)
  for (int i = 0; i < 20; i++) {
    step = a[i] / 2;
    a[i] = step + 1;
  }
#pragma omp target teams map(tofrom: a) private(product)
  {
    product = 2;
#pragma omp distribute parallel for
    for (int i = 0; i < 20; i++) a[i] += creal(product);
  }
  last = a[19];
  printf("%g %g %Lg %Lg %g %g\n", creal(sum), cimag(sum), wide, step, creal(product), last);
  return 0;
}
