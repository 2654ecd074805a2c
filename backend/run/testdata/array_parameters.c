#include <stdio.h>
#include <stdlib.h>

// A parameter that is declared as an array, named in a clause, stands for the array it is declared as.
#define N 32
static void mm(double A[N][N], double B[N][N], double C[N][N]) {
#pragma acc parallel loop copyin(A, B) copyout(C)
  for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) { double s = 0; for (int k = 0; k < N; k++) s += A[i][k] * B[k][j]; C[i][j] = s; }
}
static void vl(int n, int m, double a[n][m]) {
#pragma acc parallel loop copy(a)
  for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) a[i][j] += 1;
}
static void st(float a[static 10], double b[100], int n, double c[n]) {
#pragma acc data copy(a, b, c)
  {
#pragma acc parallel loop
  for (int i = 0; i < 10; i++) a[i] += 1;
#pragma acc parallel loop
  for (int i = 0; i < 100; i++) b[i] += 1;
#pragma acc parallel loop
  for (int i = 0; i < n; i++) c[i] += 1;
#pragma acc update self(a, b, c)
  }
}
static double red(double r[8], double p[4]) {
#pragma acc parallel loop copy(r)
  for (int j = 0; j < 8; j++) for (int i = 0; i < 10; i++) r[j] += i;
  double s = 0;
  p[0] = 1; p[3] = 5;
#pragma acc parallel loop firstprivate(p) reduction(+:s)
  for (int i = 0; i < 10; i++) { p[0] += i; s += p[0] * 0 + p[3]; }
#pragma acc parallel loop private(p) reduction(+:s)
  for (int i = 0; i < 10; i++) { p[2] = i; s += p[2]; }
  return s;
}
static double imp(double A[N][N]) {
  double s = 0;
#pragma acc enter data copyin(A[0:N])
#pragma acc parallel loop reduction(+:s)
  for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) s += A[i][j];
#pragma acc exit data delete(A)
  return s;
}
static double imp2(int n, double A[N][N], double v[n]) {
  double s = 0;
#pragma acc parallel loop reduction(+:s)
  for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) s += A[i][j] + v[j % n];
  return s;
}
int main(void) {
  static double A[N][N], B[N][N], C[N][N];
  for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) A[i][j] = i + j, B[i][j] = i == j;
  mm(A, B, C); printf("%g\n", C[31][31]);
  vl(32, 32, C); printf("%g\n", C[31][31]);
  float a[10] = {0}; double b[100] = {0}, c[7] = {0};
  st(a, b, 7, c); printf("%g %g %g\n", a[9], b[99], c[6]);
  double r[8] = {0}, p[4]; double t = red(r, p); printf("%g %g\n", t, r[7]);
  printf("%g\n", imp(A));
  return 0;
}
