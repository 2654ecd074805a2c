// kept: 'grid.u[0:N]' is transferred in each iteration of the loop at line 16: the call of 'change' in line 20 of the loop may access any memory, by line 7
#include <stdio.h>
#include <stdlib.h>
#define N 40
typedef struct { int n; double *u, *v; } Grid;
static double *latest;
static void change(void) { latest[2] += 1; }
int main(void)
{
    Grid grid;
    grid.u = malloc(N * sizeof *grid.u);
    grid.v = malloc(N * sizeof *grid.v);
    latest = grid.v;
    for (int i = 0; i < N; i++)
        grid.u[i] = i, grid.v[i] = 0;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copyin(grid.u[0:N]) copy(grid.v[0:N])
        for (int i = 1; i < N - 1; i++)
            grid.v[i] = grid.u[i - 1] + 1;
        change();
    }
    printf("%g\n", grid.v[3]);
    return 0;
}
