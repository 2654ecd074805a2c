// The largest eigenvalue of a matrix by iteration: the host needs the norm only, but the matrix travels in every step.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double iterate(int n, int steps, const double *restrict a, double *restrict x, double *restrict y)
{
    double norm = 0;
    for (int s = 0; s < steps; s++) {
        norm = 0;
#pragma acc parallel loop copyin(a[0:n*n], x[0:n]) copyout(y[0:n])
        for (int i = 0; i < n; i++) {
            double sum = 0;
            for (int j = 0; j < n; j++)
                sum += a[i * n + j] * x[j];
            y[i] = sum;
        }
#pragma acc parallel loop copyin(y[0:n]) reduction(+: norm)
        for (int i = 0; i < n; i++)
            norm += y[i] * y[i];
        norm = sqrt(norm);
#pragma acc parallel loop copyin(y[0:n]) copyout(x[0:n])
        for (int i = 0; i < n; i++)
            x[i] = y[i] / norm;
    }
    return norm;
}

int main(void)
{
    int n = 120;
    double *a = malloc(n * n * sizeof *a), *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y);
    for (int i = 0; i < n; i++) {
        x[i] = 1;
        for (int j = 0; j < n; j++)
            a[i * n + j] = 1.0 / (1 + abs(i - j));
    }
    printf("eigenvalue %.8f\n", iterate(n, 25, a, x, y));
    free(a);
    free(x);
    free(y);
    return 0;
}
