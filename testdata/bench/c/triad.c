/*
 * triad: a = b + s*c over long vectors, limited by the memory.
 *
 *   triad [N [REPETITIONS]]
 *   small: triad 1000 3
 *
 * The vectors take turns, and all values are small integers, so the sum at the end is exact.
 */
#include <stdio.h>
#include <stdlib.h>

static void triad(int n, double s, double *restrict a, const double *restrict b, const double *restrict c)
{
#pragma acc parallel loop present(a[0:n], b[0:n], c[0:n])
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        a[i] = b[i] + s * c[i];
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 4000000;
    int repetitions = argc > 2 ? atoi(argv[2]) : 120;
    double *a = malloc(n * sizeof *a);
    double *b = malloc(n * sizeof *b);
    double *c = malloc(n * sizeof *c);
    if (!a || !b || !c)
        return 1;
    for (int i = 0; i < n; i++) {
        a[i] = 0.0;
        b[i] = i % 17;
        c[i] = i % 5;
    }
#pragma acc data copyin(c[0:n]) copy(a[0:n], b[0:n])
    for (int r = 0; r < repetitions; r++) {
        triad(n, 2.0, a, b, c);
        triad(n, -1.0, b, a, c);
    }
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += a[i] + 3.0 * b[i];
    printf("triad: %d elements, %d repetitions, sum %.0f\n", n, repetitions, sum);
    free(a);
    free(b);
    free(c);
    return 0;
}
