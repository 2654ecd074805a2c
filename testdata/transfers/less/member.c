// becomes: data copyin(grid) copy(grid.u[0:N], grid.v[0:N])
#include <stdio.h>
#include <stdlib.h>
#define N 40
typedef struct { int n; double *u, *v; } Grid;
int main(void)
{
    Grid grid;
    grid.n = N;
    grid.u = malloc(N * sizeof *grid.u);
    grid.v = malloc(N * sizeof *grid.v);
    for (int i = 0; i < N; i++)
        grid.u[i] = i, grid.v[i] = 0;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copyin(grid.u[0:N]) copy(grid.v[0:N])
        for (int i = 1; i < N - 1; i++)
            grid.v[i] = grid.u[i - 1] + grid.u[i + 1];
#pragma acc parallel loop copy(grid.u[0:N]) copyin(grid.v[0:N])
        for (int i = 1; i < N - 1; i++)
            grid.u[i] = grid.v[i] / 2;
    }
    printf("%g\n", grid.u[3]);
    return 0;
}
