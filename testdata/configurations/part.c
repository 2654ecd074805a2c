#include <stdio.h>
#include <stdlib.h>
#ifndef N
#define N 16
#endif
#define LAST (N - 1)
static void f(double *restrict a, double *restrict b) {
    for (int s = 0; s < 4; s++) {
#pragma acc parallel loop copyin(a[0:N]) copy(b[0:N])
        for (int i = 0; i < N; i++) b[i] += a[i];
        a[LAST] += b[N - 1];
    }
}
int main(void) {
    double *a = malloc(N * sizeof *a), *b = malloc(N * sizeof *b);
    for (int i = 0; i < N; i++) a[i] = b[i] = i;
    f(a, b);
    printf("%g %g\n", b[N - 1], b[N / 2]);
    return 0;
}
