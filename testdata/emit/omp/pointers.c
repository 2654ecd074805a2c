#include <stdlib.h>

#define SIZE 100

struct grid {
    int n;
    double *cell;
};

void inner(int n, float *x)
{
    #pragma acc data present(x)
    {
        #pragma acc parallel loop present(x)
        for (int i = 0; i < n; i++)
            x[i] += 1;
        #pragma acc parallel loop no_create(x)
        for (int i = 0; i < n; i++)
            x[i] += 1;
    }
}

void members(struct grid *g)
{
    #pragma acc enter data copyin(g)
    #pragma acc enter data copyin(g->cell[0:g->n])
    #pragma acc parallel loop present(g, g->cell)
    for (int i = 0; i < g->n; i++)
        g->cell[i] += 1;
    #pragma acc exit data delete(g->cell)
    #pragma acc exit data delete(g) finalize
}

void sizes(int n)
{
    float *x = malloc(n * sizeof *x);
    float (*rows)[8] = malloc(n * sizeof *rows);
    #pragma acc enter data create(x[0:n]) copyin(rows[0:SIZE])
    inner(n, x);
    #pragma acc update self(x)
    #pragma acc parallel loop present(rows)
    for (int i = 0; i < SIZE; i++)
        rows[i][0] += 1;
    #pragma acc exit data copyout(x, rows)
    free(x);
    free(rows);
}

void unknown(float *x, int n)
{
    #pragma acc enter data copyin(x[0:n])
    n = 2;
    #pragma acc exit data copyout(x)
}

void rowwise(float **row, int n, int m)
{
    #pragma acc enter data copyin(row[0:n])
    for (int i = 0; i < n; i++) {
        #pragma acc enter data copyin(row[i][0:m])
    }
    #pragma acc parallel loop collapse(2) present(row[0:n])
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            row[i][j] += 1;
    for (int i = 0; i < n; i++) {
        #pragma acc exit data copyout(row[i][0:m])
    }
    #pragma acc exit data delete(row[0:n])
}
