/*
 * jacobi: Laplace's equation on the unit square by Jacobi's iteration.
 *
 *   jacobi [N [MAX_ITERATIONS]]
 *
 * The grid has N*N interior points and one layer of boundary, held at
 * sin(pi*y) on the left edge, sin(pi*y)*exp(-pi) on the right edge and zero
 * elsewhere; the exact solution is sin(pi*y)*exp(-pi*x).
 * The whole iteration runs inside one data region: only the largest change of
 * each sweep travels back to the host.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define AT(row, col) ((size_t)(row) * (size_t)stride + (size_t)(col))

static const double pi = 3.14159265358979323846;

static void set_boundary(double *a, int n)
{
    int stride = n + 2;
    for (int i = 0; i < n + 2; i++)
        for (int j = 0; j < n + 2; j++)
            a[AT(i, j)] = 0.0;
    for (int i = 0; i < n + 2; i++) {
        double y = sin(pi * i / (n + 1));
        a[AT(i, 0)] = y;
        a[AT(i, n + 1)] = y * exp(-pi);
    }
}

/* One sweep from a into anew; the result is the largest change of a point. */
static double sweep(int n, const double *restrict a, double *restrict anew)
{
    int stride = n + 2;
    size_t points = (size_t)stride * (size_t)stride;
    double change = 0.0;
#pragma acc parallel loop collapse(2) present(a[0:points], anew[0:points]) \
    reduction(max : change)
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
            anew[AT(i, j)] = 0.25 * (a[AT(i, j + 1)] + a[AT(i, j - 1)] +
                                     a[AT(i - 1, j)] + a[AT(i + 1, j)]);
            change = fmax(change, fabs(anew[AT(i, j)] - a[AT(i, j)]));
        }
    }
    return change;
}

static void copy_back(int n, double *restrict a, const double *restrict anew)
{
    int stride = n + 2;
    size_t points = (size_t)stride * (size_t)stride;
#pragma acc parallel loop gang present(a[0:points], anew[0:points])
    for (int i = 1; i <= n; i++) {
#pragma acc loop vector
        for (int j = 1; j <= n; j++)
            a[AT(i, j)] = anew[AT(i, j)];
    }
}

static double distance_from_exact(int n, const double *a)
{
    int stride = n + 2;
    double worst = 0.0;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
            double exact = sin(pi * i / (n + 1)) * exp(-pi * j / (n + 1));
            worst = fmax(worst, fabs(a[AT(i, j)] - exact));
        }
    }
    return worst;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 96;
    int max_iterations = argc > 2 ? atoi(argv[2]) : 2000;
    if (n < 1 || max_iterations < 1) {
        fprintf(stderr, "usage: %s [N [MAX_ITERATIONS]]\n", argv[0]);
        return 2;
    }

    const double tolerance = 1.0e-5;
    size_t points = (size_t)(n + 2) * (size_t)(n + 2);
    double *a = malloc(points * sizeof *a);
    double *anew = malloc(points * sizeof *anew);
    if (!a || !anew) {
        fprintf(stderr, "jacobi: out of memory for n = %d\n", n);
        return 1;
    }
    set_boundary(a, n);

    printf("Jacobi relaxation: %d x %d points\n", n, n);
    double change = 1.0;
    int iteration = 0;
#pragma acc data copy(a[0:points]) create(anew[0:points])
    {
        while (change > tolerance && iteration < max_iterations) {
            change = sweep(n, a, anew);
            copy_back(n, a, anew);
            if (iteration % 500 == 0)
                printf("%6d  %.8f\n", iteration, change);
            iteration++;
        }
    }
    printf("stopped after %d iterations, change %.4e\n", iteration, change);
    int stride = n + 2;
    printf("centre %.8f, distance from the exact solution %.6f\n",
           a[AT((n + 1) / 2, (n + 1) / 2)], distance_from_exact(n, a));

    free(a);
    free(anew);
    return 0;
}
