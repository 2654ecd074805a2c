#include <stdio.h>
#include <stdlib.h>
#define PRAGMA(x) _Pragma(#x)
#define KERNELS(T, NAME, FMT) \
T NAME##_out; \
static void NAME##_saxpy(int n, T a, const T *x, T *y) { \
  PRAGMA(acc parallel loop copyin(x[0:n]) copy(y[0:n])) \
  for (int i = 0; i < n; i++) { T t = a * x[i]; y[i] += t; } \
} \
static T NAME##_sum(int n, const T *x) { \
  T s = 0; int i; T t; \
  _Pragma("acc data copyin(x[0:n])") \
  { \
  _Pragma("acc parallel loop reduction(+:s) private(t)") \
  for (i = 0; i < n; i++) { t = x[i]; s += t; } \
  } \
  return s; \
} \
static void NAME##_auto(void) { \
  T a[100], b[100]; int i, j; \
  for (i = 0; i < 100; i++) { a[i] = i; b[i] = 0; } \
  _Pragma("acc parallel loop") \
  for (i = 0; i < 100; i++) { T t = 0; for (j = 0; j < 4; j++) t += a[i] * j; b[i] = t; } \
  _Pragma("acc kernels") \
  { _Pragma("acc loop independent") for (i = 0; i < 100; i++) { for (j = 0; j < 2; j++) b[i] += a[j]; } \
    for (i = 1; i < 50; i++) { T q[2]; q[0] = a[i]; q[1] = 1; b[i] += q[0] + q[1]; } } \
  T s = 0; for (i = 0; i < 100; i++) s += b[i]; \
  NAME##_out = s; \
  printf(#NAME " " FMT "\n", s); \
}
KERNELS(float, f, "%g")
KERNELS(double, d, "%g")
KERNELS(int, i, "%d")
#define TEST(T, NAME, FMT) do { T x[50], y[50]; for (int k = 0; k < 50; k++) { x[k] = k; y[k] = 1; } \
 NAME##_saxpy(50, 2, x, y); printf(FMT " " FMT "\n", y[49], NAME##_sum(50, y)); \
 int m = 0; T z[50]; \
 _Pragma("acc parallel loop copyout(z) reduction(max:m)") for (int k = 0; k < 50; k++) { T w = x[k]; z[k] = w + y[k]; if (k > m) m = k; } \
 printf(FMT " %d\n", z[49], m); \
 NAME##_auto(); } while (0)
int main(void) {
  TEST(float, f, "%g"); TEST(double, d, "%g"); TEST(int, i, "%d");
  return 0;
}
