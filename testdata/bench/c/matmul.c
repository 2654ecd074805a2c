/*
 * matmul: the product of two square matrices, a row of the result at a time.
 *
 *   matmul [N]
 *   small: matmul 70
 *
 * The entries are small integers: every sum is exact.
 */
#include <stdio.h>
#include <stdlib.h>

static void multiply(int n, const double *restrict a, const double *restrict b, double *restrict c)
{
#pragma acc parallel loop gang copyin(a[0:n * n], b[0:n * n]) copyout(c[0:n * n])
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma acc loop vector
        for (int j = 0; j < n; j++)
            c[i * n + j] = 0.0;
#pragma acc loop seq
        for (int k = 0; k < n; k++) {
            double factor = a[i * n + k];
#pragma acc loop vector
            for (int j = 0; j < n; j++)
                c[i * n + j] += factor * b[k * n + j];
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1500;
    double *a = malloc(n * n * sizeof *a);
    double *b = malloc(n * n * sizeof *b);
    double *c = malloc(n * n * sizeof *c);
    if (!a || !b || !c)
        return 1;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            a[i * n + j] = (i + j) % 7;
            b[i * n + j] = (i * 3 + j) % 5;
        }
    }
    multiply(n, a, b, c);
    double sum = 0.0;
    for (int i = 0; i < n * n; i++)
        sum += c[i] * (i % 13);
    printf("matmul: %d x %d, weighted sum %.0f\n", n, n, sum);
    free(a);
    free(b);
    free(c);
    return 0;
}
