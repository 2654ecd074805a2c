#include <stdlib.h>

#define SIZE 100

struct grid {
    int n;
    double *cell;
};

void inner(int n, float *x)
{
    #pragma omp target data map(alloc: x[:0])
    {
        #pragma omp target teams distribute parallel for map(alloc: x[:0])
        for (int i = 0; i < n; i++)
            x[i] += 1;
        #pragma omp target teams distribute parallel for
        for (int i = 0; i < n; i++)
            x[i] += 1;
    }
}

void members(struct grid *g)
{
    #pragma omp target enter data map(to: g[0:1])
    #pragma omp target enter data map(to: g->cell[0:g->n])
    #pragma omp target teams distribute parallel for map(alloc: g[:0], g->cell[:0])
    for (int i = 0; i < g->n; i++)
        g->cell[i] += 1;
    #pragma omp target exit data map(release: g->cell[:0])
    #pragma omp target exit data map(delete: g[:0])
}

void sizes(int n)
{
    float *x = malloc(n * sizeof *x);
    float (*rows)[8] = malloc(n * sizeof *rows);
    #pragma omp target enter data map(alloc: x[0:n]) map(to: rows[0:SIZE])
    inner(n, x);
    #pragma omp target update from(x[0:n])
    #pragma omp target teams distribute parallel for map(alloc: rows[:0])
    for (int i = 0; i < SIZE; i++)
        rows[i][0] += 1;
    #pragma omp target exit data map(from: x[0:n], rows[0:SIZE])
    free(x);
    free(rows);
}

void unknown(float *x, int n)
{
    #pragma omp target enter data map(to: x[0:n])
    n = 2;
    #pragma omp target exit data map(from: x[:0])
}

void rowwise(float **row, int n, int m)
{
    #pragma omp target enter data map(to: row[0:n])
    for (int i = 0; i < n; i++) {
        #pragma omp target enter data map(to: row[i][0:m])
    }
    #pragma omp target teams distribute parallel for collapse(2) map(alloc: row[0:n])
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            row[i][j] += 1;
    for (int i = 0; i < n; i++) {
        #pragma omp target exit data map(from: row[i][0:m])
    }
    #pragma omp target exit data map(release: row[0:n])
}
