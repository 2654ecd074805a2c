// becomes: data copyin(grid) copy(grid.u[0:40], grid.v[0:40])
#include <stdio.h>
#include <stdlib.h>
typedef struct { int n; double *u, *v; } Grid;
static Grid grid;
static void step(void)
{
#pragma acc parallel loop copyin(grid.u[0:40]) copy(grid.v[0:40])
    for (int i = 1; i < 39; i++)
        grid.v[i] = grid.u[i - 1] + grid.u[i + 1];
#pragma acc parallel loop copy(grid.u[0:40]) copyin(grid.v[0:40])
    for (int i = 1; i < 39; i++)
        grid.u[i] = grid.v[i] / 2;
}
static void step2(Grid *g)
{
#pragma acc parallel loop copyin(g[0:1], g->u[0:40]) copy(g->v[0:40])
    for (int i = 1; i < 39; i++)
        g->v[i] = g->u[i - 1] + g->u[i + 1];
}
int main(void)
{
    grid.n = 40;
    grid.u = malloc(40 * sizeof *grid.u);
    grid.v = malloc(40 * sizeof *grid.v);
    for (int i = 0; i < 40; i++)
        grid.u[i] = i, grid.v[i] = 0;
    for (int k = 0; k < 5; k++) 
        step();
    for (int k = 0; k < 5; k++) 
        step2(&grid);
    printf("%g\n", grid.u[3]);
    return 0;
}
