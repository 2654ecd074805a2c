// Heat in a rod, a function for each step: the loop over time is in main, the directives are in the functions that it calls.
#include <stdio.h>
#include <stdlib.h>

static void diffuse(const double *restrict u, double *restrict w, int n)
{
#pragma acc parallel loop copyin(u[0:n]) copy(w[0:n])
    for (int i = 1; i < n - 1; i++)
        w[i] = u[i] + 0.25 * (u[i - 1] - 2 * u[i] + u[i + 1]);
}

static void keep(double *restrict u, const double *restrict w, int n)
{
#pragma acc parallel loop copy(u[0:n]) copyin(w[0:n])
    for (int i = 1; i < n - 1; i++)
        u[i] = w[i];
}

static void step(double *restrict u, double *restrict w, int n)
{
    diffuse(u, w, n);
    keep(u, w, n);
}

static double total(const double *u, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += u[i];
    return sum;
}

int main(void)
{
    int n = 3000, steps = 80;
    double *u = malloc(n * sizeof *u), *w = malloc(n * sizeof *w);
    for (int i = 0; i < n; i++)
        u[i] = w[i] = i < n / 2 ? 1 : 0;
#pragma acc data copy(u[0:n]) copyin(w[0:n])
    for (int s = 0; s < steps; s++) {
        step(u, w, n);
        if (s % 20 == 0) {
#pragma acc update self(u[0:n])
            printf("step %d total %.6f\n", s, total(u, n));
        }
    }
    printf("total %.6f middle %.6f\n", total(u, n), u[n / 2]);
    free(u);
    free(w);
    return 0;
}
