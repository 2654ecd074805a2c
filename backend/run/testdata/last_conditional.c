// The value of a conditional lastprivate variable is that of the last iteration that assigns one.
#include <complex.h>
#include <stdio.h>

enum { N = 1000 };

int main(void) {
  int a[N], x = -1, y = 5, z = -1;
  double d = 0.5;
  float w = 1;
  double _Complex c = 0;
  for (int i = 0; i < N; i++)
    a[i] = i * 7919 % N;
#pragma omp parallel for lastprivate(conditional : x, y)
  for (int i = 0; i < N; i++) {
    if (a[i] < 5)
      x = a[i] * 10000 + i;
    if (a[i] < 3)
      y = i;
  }
  printf("%d %d\n", x, y);
#pragma omp parallel for schedule(dynamic, 3) lastprivate(conditional : x, d) lastprivate(z)
  for (int i = 0; i < N; i++) {
    z = i;
    if (a[i] % 100 == 7) {
      d = a[i] / 4.0;
      x = i;
      if (x == 3)
        d = -1;
    }
  }
  printf("%d %g %d\n", x, d, z);
#pragma omp parallel
  {
#pragma omp for collapse(2) schedule(guided) lastprivate(conditional : x, w, c) reduction(+ : y)
    for (int i = 0; i < 20; i++)
      for (int j = 50; j > 0; j--) {
        y++;
        if ((i + j) % 21 == 0)
          x = i * 100 + j, w = i + j / 64.0f, c = i + j * I;
      }
  }
  printf("%d %g %g%+gi %d\n", x, w, creal(c), cimag(c), y);
#pragma omp simd lastprivate(conditional : x)
  for (int i = 0; i < N; i++)
    if (a[i] == 1)
      x = i;
  printf("%d\n", x);
#pragma omp parallel for simd lastprivate(conditional : x)
  for (int i = N - 1; i >= 0; i--)
    if (a[i] < 3)
      x = i;
  printf("%d\n", x);
#pragma omp target parallel for lastprivate(conditional : x) map(tofrom : x) map(to : a) num_threads(5)
  for (int i = 0; i < N; i++)
    if (a[i] > 990)
      x = i;
  printf("%d\n", x);
  return 0;
}
