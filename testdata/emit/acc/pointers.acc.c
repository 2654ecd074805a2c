// Pointers that no clause maps: they are attached to what they point to, which is mapped elsewhere.
#include <stdio.h>
#include <stdlib.h>
struct grid { int n; double *u; };
static void add(double *x, int n)
{
#pragma acc parallel loop no_create(x[0:1])
    for (int i = 0; i < n; i++)
        x[i] += 1;
}
static void scale(struct grid *g)
{
#pragma acc parallel loop no_create(g[0:1])
    for (int i = 0; i < g->n; i++)
        g->u[i] *= 2;
}
static void members(struct grid *g)
{
#pragma acc parallel loop copyin(g[0:1]) copy(g->u[0:g->n]) copyin(g->n)
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
    #pragma acc enter data copyin(x[0:n])
    add(x, n);
    double *y = x + 10;
    #pragma acc serial no_create(y[0:1])
    y[0] = 100;
    #pragma acc enter data copyin(g, g.u[0:n])
    scale(&g);
    #pragma acc exit data copyout(g.u[0:n])
    #pragma acc exit data copyout(x[0:n])
    members(&g);
    printf("%g %g\n", x[10], x[99]);
    return 0;
}
