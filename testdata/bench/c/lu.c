/*
 * lu: a dense matrix in two triangles, without pivoting; the kernels shrink from column to column.
 *
 *   lu [N]
 *   small: lu 40
 *
 * Every entry is changed by the same operations in the same order: the output is exact up to fusing.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void factor(int n, double *restrict a)
{
#pragma acc data copy(a[0:n * n])
    for (int k = 0; k < n - 1; k++) {
#pragma acc parallel loop gang present(a[0:n * n])
#pragma omp parallel for
        for (int i = k + 1; i < n; i++) {
            double quotient = a[i * n + k] / a[k * n + k];
            a[i * n + k] = quotient;
#pragma acc loop vector
            for (int j = k + 1; j < n; j++)
                a[i * n + j] -= quotient * a[k * n + j];
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1700;
    double *a = malloc(n * n * sizeof *a);
    if (!a)
        return 1;
    unsigned state = 1;
    for (int i = 0; i < n * n; i++) {
        state = state * 1664525u + 1013904223u;
        a[i] = (state >> 8) / 16777216.0 + (i / n == i % n ? n : 0);
    }
    factor(n, a);
    double logarithm = 0.0, sum = 0.0;
    for (int i = 0; i < n; i++)
        logarithm += log(a[i * n + i]);
    for (int i = 0; i < n * n; i++)
        sum += a[i];
    printf("lu: %d x %d, logarithm of the determinant %.8f, sum %.6f\n", n, n, logarithm, sum);
    free(a);
    return 0;
}
