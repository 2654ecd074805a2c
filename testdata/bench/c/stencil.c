/*
 * stencil: the heat equation in a cube, seven points.
 *
 *   stencil [N [STEPS]]
 *   small: stencil 16 10
 *
 * Every point is computed from the step before by one expression: the output is exact.
 */
#include <stdio.h>
#include <stdlib.h>

#define AT(i, j, k) (((i) * n + (j)) * n + (k))

static void step(int n, const double *restrict u, double *restrict v)
{
#pragma acc parallel loop gang collapse(2) present(u[0:n * n * n], v[0:n * n * n])
#pragma omp parallel for collapse(2)
    for (int i = 1; i < n - 1; i++) {
        for (int j = 1; j < n - 1; j++) {
#pragma acc loop vector
            for (int k = 1; k < n - 1; k++)
                v[AT(i, j, k)] = 0.4 * u[AT(i, j, k)]
                    + 0.1 * (u[AT(i - 1, j, k)] + u[AT(i + 1, j, k)] + u[AT(i, j - 1, k)]
                             + u[AT(i, j + 1, k)] + u[AT(i, j, k - 1)] + u[AT(i, j, k + 1)]);
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 160;
    int steps = argc > 2 ? atoi(argv[2]) : 160;
    int points = n * n * n;
    double *u = malloc(points * sizeof *u);
    double *v = malloc(points * sizeof *v);
    if (!u || !v)
        return 1;
    for (int i = 0; i < points; i++)
        u[i] = v[i] = i % 11;
#pragma acc data copy(u[0:points], v[0:points])
    for (int s = 0; s < steps; s += 2) {
        step(n, u, v);
        step(n, v, u);
    }
    double sum = 0.0;
    for (int i = 0; i < points; i++)
        sum += u[i];
    printf("stencil: %d^3 points, %d steps, centre %.12f, sum %.6f\n", n, steps, u[AT(n / 2, n / 2, n / 2)], sum);
    free(u);
    free(v);
    return 0;
}
