// Pointers that no clause maps: they are attached to what they point to, which is mapped elsewhere.
#include <stdio.h>
#include <stdlib.h>
struct grid { int n; double *u; };
static void add(double *x, int n)
{
#pragma omp target teams distribute parallel for
    for (int i = 0; i < n; i++)
        x[i] += 1;
}
static void scale(struct grid *g)
{
#pragma omp target teams distribute parallel for
    for (int i = 0; i < g->n; i++)
        g->u[i] *= 2;
}
static void members(struct grid *g)
{
#pragma omp target teams distribute parallel for map(tofrom: g->u[0:g->n]) map(to: g->n)
    for (int i = 0; i < 100; i++)
        g->u[i] += 1;
}
int main(void)
{
    int n = 100;
    double *x = malloc(n * sizeof *x);
    for (int i = 0; i < n; i++)
        x[i] = i;
    struct grid g = {n, x};
    #pragma omp target enter data map(to: x[0:n])
    add(x, n);
    double *y = x + 10;
    #pragma omp target map(y[:0])
    y[0] = 100;
    #pragma omp target enter data map(to: g) map(to: g.u[0:n])
    scale(&g);
    #pragma omp target exit data map(from: g.u[0:n])
    #pragma omp target exit data map(from: x[0:n])
    members(&g);
    printf("%g %g\n", x[10], x[99]);
    return 0;
}
