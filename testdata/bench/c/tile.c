/*
 * tile: a matrix and its transpose, added in tiles.
 *
 *   tile [N [TIMES]]
 *   small: tile 50 3
 *
 * No value depends on the order of iterations.
 */
#include <stdio.h>
#include <stdlib.h>

static void symmetric(int n, const double *restrict a, double *restrict s)
{
#pragma acc parallel loop tile(32, 32) copyin(a[0:n*n]) copyout(s[0:n*n])
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            s[i * n + j] = a[i * n + j] + a[j * n + i];
}

static void spread(int n, const double *restrict s, double *restrict a)
{
#pragma acc kernels copyin(s[0:n*n]) copy(a[0:n*n])
    {
#pragma acc loop independent tile(16, 16)
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                a[i * n + j] = 0.5 * (a[i * n + j] + s[i * n + j]);
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 2000;
    int times = argc > 2 ? atoi(argv[2]) : 30;
    double *a = malloc(sizeof *a * n * n), *s = malloc(sizeof *s * n * n);
    if (!a || !s)
        return 1;
    for (int i = 0; i < n * n; i++)
        a[i] = (double)(i % 64) - 32;
#pragma acc data copy(a[0:n*n]) create(s[0:n*n])
    for (int t = 0; t < times; t++) {
        symmetric(n, a, s);
        spread(n, s, a);
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i * n + i];
    printf("%g\n", sum);
    free(a);
    free(s);
    return 0;
}
