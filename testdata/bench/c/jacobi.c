/*
 * jacobi: Laplace's equation on a square, with the largest change of every sweep.
 *
 *   jacobi [N [SWEEPS]]
 *   small: jacobi 60 40
 *
 * Every point is computed from the sweep before and a maximum has no order: the output is exact.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double sweep(int n, const double *restrict old, double *restrict now)
{
    double change = 0.0;
#pragma acc parallel loop gang present(old[0:(n + 2) * (n + 2)], now[0:(n + 2) * (n + 2)]) \
    reduction(max : change)
#pragma omp parallel for reduction(max : change)
    for (int i = 1; i <= n; i++) {
#pragma acc loop vector reduction(max : change)
        for (int j = 1; j <= n; j++) {
            int at = i * (n + 2) + j;
            double value = 0.25 * (old[at - 1] + old[at + 1] + old[at - n - 2] + old[at + n + 2]);
            double difference = fabs(value - old[at]);
            now[at] = value;
            if (difference > change)
                change = difference;
        }
    }
    return change;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    int sweeps = argc > 2 ? atoi(argv[2]) : 700;
    int points = (n + 2) * (n + 2);
    double *a = calloc(points, sizeof *a);
    double *b = calloc(points, sizeof *b);
    if (!a || !b)
        return 1;
    for (int i = 0; i < n + 2; i++)
        a[i] = b[i] = 1.0 + (double)i / (n + 2);
    double change = 0.0;
#pragma acc data copy(a[0:points], b[0:points])
    for (int s = 0; s < sweeps; s += 2) {
        change = sweep(n, a, b);
        change = sweep(n, b, a);
    }
    double sum = 0.0;
    for (int i = 0; i < points; i++)
        sum += a[i];
    printf("jacobi: %d x %d points, %d sweeps, change %.12f, sum %.9f\n", n, n, sweeps, change, sum);
    free(a);
    free(b);
    return 0;
}
