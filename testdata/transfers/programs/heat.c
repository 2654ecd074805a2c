// Heat conduction in a plate: two arrays that take turns, a residual for the host in every step.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 64, steps = 50;
    double *t = malloc(n * n * sizeof(double));
    double *next = malloc(n * n * sizeof(double));
    for (int i = 0; i < n * n; i++) {
        t[i] = i < n ? 100.0 : 0.0;
        next[i] = t[i];
    }

    double residual = 0;
    for (int s = 0; s < steps; s++) {
        residual = 0;
#pragma acc parallel loop copy(t[0:n*n], next[0:n*n]) reduction(max: residual)
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++) {
                next[i * n + j] = 0.25 * (t[(i - 1) * n + j] + t[(i + 1) * n + j] + t[i * n + j - 1] + t[i * n + j + 1]);
                residual = fmax(residual, fabs(next[i * n + j] - t[i * n + j]));
            }
#pragma acc parallel loop copy(t[0:n*n], next[0:n*n])
        for (int i = 1; i < n - 1; i++)
            for (int j = 1; j < n - 1; j++)
                t[i * n + j] = next[i * n + j];
        if (s % 10 == 0)
            printf("step %d residual %.6f\n", s, residual);
    }

    double sum = 0;
    for (int i = 0; i < n * n; i++)
        sum += t[i];
    printf("sum %.6f residual %.6f\n", sum, residual);
    free(t);
    free(next);
    return 0;
}
