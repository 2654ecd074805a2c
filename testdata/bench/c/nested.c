/*
 * nested: diffusion in a box, three loops inside of one another with a level of parallelism each.
 *
 *   nested [N [STEPS]]
 *   small: nested 12 5
 *
 * No value depends on the order of iterations.
 */
#include <stdio.h>
#include <stdlib.h>

#define AT(i, j, k) (((i) * n + (j)) * n + (k))

static void step(int n, const float *restrict c, float *restrict next)
{
#pragma acc parallel loop gang num_gangs(n) copyin(c[0:n*n*n]) copy(next[0:n*n*n])
#pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
#pragma acc loop worker
        for (int j = 1; j < n - 1; j++)
#pragma acc loop vector
            for (int k = 1; k < n - 1; k++)
                next[AT(i, j, k)] = 0.25f * c[AT(i, j, k)] +
                                    0.125f * (c[AT(i - 1, j, k)] + c[AT(i + 1, j, k)] + c[AT(i, j - 1, k)] +
                                              c[AT(i, j + 1, k)] + c[AT(i, j, k - 1)] + c[AT(i, j, k + 1)]);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 260;
    int steps = argc > 2 ? atoi(argv[2]) : 60;
    float *c = calloc((size_t)n * n * n, sizeof *c), *next = calloc((size_t)n * n * n, sizeof *next);
    if (!c || !next)
        return 1;
    c[AT(n / 2, n / 2, n / 2)] = 4096;
#pragma acc data copy(c[0:n*n*n]) create(next[0:n*n*n])
    {
#pragma acc parallel loop present(next[0:n*n*n])
#pragma omp parallel for
        for (int i = 0; i < n * n * n; i++)
            next[i] = 0;
        for (int s = 0; s < steps; s += 2) {
            step(n, c, next);
            step(n, next, c);
        }
    }
    printf("%g %g\n", c[AT(n / 2, n / 2, n / 2)], c[AT(n / 2, n / 2, n / 2 + 1)]);
    free(c);
    free(next);
    return 0;
}
