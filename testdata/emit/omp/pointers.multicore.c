#include <stdlib.h>

#define SIZE 100

struct grid {
    int n;
    double *cell;
};

void inner(int n, float *x)
{
    {
        #pragma omp parallel for
        for (int i = 0; i < n; i++)
            x[i] += 1;
        #pragma omp parallel for
        for (int i = 0; i < n; i++)
            x[i] += 1;
    }
}

void members(struct grid *g)
{
    #pragma omp parallel for
    for (int i = 0; i < g->n; i++)
        g->cell[i] += 1;
}

void sizes(int n)
{
    float *x = malloc(n * sizeof *x);
    float (*rows)[8] = malloc(n * sizeof *rows);
    inner(n, x);
    #pragma omp parallel for
    for (int i = 0; i < SIZE; i++)
        rows[i][0] += 1;
    free(x);
    free(rows);
}

void unknown(float *x, int n)
{
    n = 2;
}

void rowwise(float **row, int n, int m)
{
    for (int i = 0; i < n; i++) {
    }
    #pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            row[i][j] += 1;
    for (int i = 0; i < n; i++) {
    }
}
