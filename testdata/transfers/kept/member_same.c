// kept: 'grid.u[0:N+2]' is transferred in each iteration of the loop at line 14: which memory 'grid.v[0:N]' is in the loop is not known
#include <stdio.h>
#include <stdlib.h>
#define N 40
typedef struct { int n; double *u, *v; } Grid;

int main(void)
{
    Grid grid;
    grid.u = malloc((N + 2) * sizeof *grid.u);
    grid.v = grid.u + 2;
    for (int i = 0; i < N; i++)
        grid.u[i] = i, grid.v[i] = 0;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(grid.u[0:N+2])
        for (int i = 0; i < 1; i++)
            grid.u[i] += 1;
#pragma acc parallel loop copy(grid.v[0:N])
        for (int i = 0; i < N; i++)
            grid.v[i] += 1;

    }
    printf("%g\n", grid.v[3]);
    return 0;
}
