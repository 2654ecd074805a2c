/* Constructs that depend on one element run one after the other, as on a queue of OpenACC. */
__attribute__((weak)) char accc_queue[64];
__attribute__((weak)) int accc_default_queue;
#include <stdlib.h>

struct grid { int n; double *u; };

void resident(int n, float *x, float *y)
{
    #pragma omp target data map(to: x[0:n]) map(from: y[0:n])
    {
        #pragma omp target teams distribute parallel for map(alloc: x[0:n], y[0:n])
        for (int i = 0; i < n; i++)
            y[i] = 2 * x[i];
    }
}

struct grid *make(int n)
{
    struct grid *g = malloc(sizeof *g);
    g->n = n;
    g->u = malloc(n * sizeof(double));
    #pragma omp target enter data map(to: g[0:1]) map(alloc: g->u[0:n])
    return g;
}

void drop(struct grid *g)
{
    #pragma omp target exit data map(from: g->u[0:g->n]) map(release: g[0:1])
    free(g->u);
    free(g);
}

void finish(int n, float *x)
{
    #pragma omp target update from(x[0:n])
    #pragma omp target exit data map(delete: x[0:n])
}

void exchange(int n, float *x)
{
    #pragma omp target update from(x[0:1]) if(n > 1)
    #pragma omp target update from(x[n-1:1]) if(n > 1)
    x[0] += x[n - 1];
    #pragma omp target update to(x[0:1])
}

void library(int n, double *x, void (*f)(int, double *))
{
    #pragma omp target data use_device_ptr(x)
    f(n, x);
}

void raw(int n, float *d)
{
    #pragma omp target teams distribute parallel for is_device_ptr(d)
    for (int i = 0; i < n; i++)
        d[i] = 0;
}

void queues(int n, float *x, float *y)
{
    #pragma omp target teams distribute parallel for nowait depend(inout: accc_queue[1]) \
        map(tofrom: x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
    #pragma omp target teams distribute parallel for nowait depend(inout: accc_queue[2]) \
        map(tofrom: y[0:n])
    for (int i = 0; i < n; i++)
        y[i] += 1;
    #pragma omp taskwait
}
