#include <stdio.h>
#ifndef SHIFT
#define SHIFT 64
#endif
#define N 64
static double a[4 * N];
int main(void) {
    for (int i = 0; i < 4 * N; i++) a[i] = 0;
#pragma acc kernels copy(a)
    for (int i = 0; i < N; i++) a[i + SHIFT] = a[i] + 1;
    printf("%g %g\n", a[N - 1], a[N]);
    return 0;
}
