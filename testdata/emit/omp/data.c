#include <stdlib.h>

struct grid { int n; double *u; };

void resident(int n, float *x, float *y)
{
    #pragma acc data copyin(x[0:n]) copyout(y[0:n])
    {
        #pragma acc parallel loop present(x[0:n], y[0:n])
        for (int i = 0; i < n; i++)
            y[i] = 2 * x[i];
    }
}

struct grid *make(int n)
{
    struct grid *g = malloc(sizeof *g);
    g->n = n;
    g->u = malloc(n * sizeof(double));
    #pragma acc enter data copyin(g[0:1]) create(g->u[0:n])
    return g;
}

void drop(struct grid *g)
{
    #pragma acc exit data copyout(g->u[0:g->n]) delete(g[0:1])
    free(g->u);
    free(g);
}

void finish(int n, float *x)
{
    #pragma acc exit data copyout(x[0:n]) finalize
}

void exchange(int n, float *x)
{
    #pragma acc update self(x[0:1], x[n-1:1]) if(n > 1)
    x[0] += x[n - 1];
    #pragma acc update device(x[0:1])
}

void library(int n, double *x, void (*f)(int, double *))
{
    #pragma acc host_data use_device(x)
    f(n, x);
}

void raw(int n, float *d)
{
    #pragma acc parallel loop deviceptr(d)
    for (int i = 0; i < n; i++)
        d[i] = 0;
}

void queues(int n, float *x, float *y)
{
    #pragma acc parallel loop async(1) copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma acc parallel loop async(2) copy(y[0:n])
    for (int i = 0; i < n; i++)
        y[i] += 1;
    #pragma acc wait
}
