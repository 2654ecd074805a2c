// kept: 'grid.u[0:N]' is transferred in each iteration of the loop at line 14: the section is not the same in each iteration
#include <stdio.h>
#include <stdlib.h>
#define N 40
typedef struct { int n; double *u, *v; } Grid;

int main(void)
{
    Grid grid;
    grid.u = malloc(N * sizeof *grid.u);
    grid.v = malloc(N * sizeof *grid.v);
    for (int i = 0; i < N; i++)
        grid.u[i] = i, grid.v[i] = 0;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copyin(grid.u[0:N]) copy(grid.v[0:N])
        for (int i = 1; i < N - 1; i++)
            grid.v[i] = grid.u[i - 1] + 1;
        if (k == 2) {
            free(grid.v);
            grid.v = malloc(N * sizeof *grid.v);
            for (int i = 0; i < N; i++)
                grid.v[i] = 7;
        }
    }
    printf("%g\n", grid.v[3]);
    return 0;
}
