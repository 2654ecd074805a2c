#include <stdio.h>
#ifndef NI
#define NI 32
#endif
#define NJ (NI * 2)
#ifdef BIG
#define NK 100
#else
#define NK 10
#endif
#define DIM2(a, x, y) a[x][y]
#define PLUS(x) x + 1
enum { K = 5 };
typedef double row[K];
static void f(double A[NI][NJ], double DIM2(B, NI, NJ), double C[NK], double (*D)[NJ], row R, int n, double V[static PLUS(NI / 2)][n * K]) {
#pragma acc data copy(A, B, C, R, V) copyin(D[0:NI])
    {
#pragma acc parallel loop
        for (int i = 0; i < NI; i++)
            for (int j = 0; j < NJ; j++) { A[i][j] += D[i][j]; B[i][j] += 2; }
#pragma acc parallel loop
        for (int i = 0; i < NK; i++) C[i] += NK;
#pragma acc parallel loop present(R, V)
        for (int i = 0; i < K; i++) { R[i] += 1; V[NI / 2][i] += 6; }
#pragma acc update self(A, R)
    }
#pragma acc enter data copyin(A)
#pragma acc exit data delete(A)
}
static double a[NI][NJ], b[NI][NJ], c[NK], d[NI][NJ], r[K], v[NI][K];
int main(void) {
    for (int i = 0; i < NI; i++)
        for (int j = 0; j < NJ; j++) d[i][j] = i + j;
    f(a, b, c, d, r, 1, v);
    printf("%g %g %g %g\n", a[NI - 1][3], b[NI - 1][NJ - 1], c[NK - 1], r[4] + v[NI / 2][3]);
    return 0;
}
