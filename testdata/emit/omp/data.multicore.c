#include <stdlib.h>

struct grid { int n; double *u; };

void resident(int n, float *x, float *y)
{
    {
        #pragma omp parallel for
        for (int i = 0; i < n; i++)
            y[i] = 2 * x[i];
    }
}

struct grid *make(int n)
{
    struct grid *g = malloc(sizeof *g);
    g->n = n;
    g->u = malloc(n * sizeof(double));
    return g;
}

void drop(struct grid *g)
{
    free(g->u);
    free(g);
}

void finish(int n, float *x)
{
}

void exchange(int n, float *x)
{
    x[0] += x[n - 1];
}

void library(int n, double *x, void (*f)(int, double *))
{
    f(n, x);
}

void raw(int n, float *d)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        d[i] = 0;
}

void queues(int n, float *x, float *y)
{
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma omp parallel for
    for (int i = 0; i < n; i++)
        y[i] += 1;
}
