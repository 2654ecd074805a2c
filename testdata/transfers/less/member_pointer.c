// becomes: data copyin(g[0:1]) copy(g->u[0:n], g->v[0:n]) if(0 < steps)
#include <stdio.h>
#include <stdlib.h>
typedef struct { int n; double *u, *v; double t; } Grid;
static void init(Grid *g, int n) {
    g->n = n;
    g->t = 0;
    g->u = malloc(n * sizeof *g->u);
    g->v = malloc(n * sizeof *g->v);
    for (int i = 0; i < g->n; i++)
        g->u[i] = i, g->v[i] = 0;
}
void run(Grid *g, int steps)
{
    int n = g->n;
    for (int k = 0; k < steps; k++) {
#pragma acc parallel loop copyin(g[0:1], g->u[0:n]) copy(g->v[0:n])
        for (int i = 1; i < n - 1; i++)
            g->v[i] = g->u[i - 1] + g->u[i + 1];
#pragma acc parallel loop copyin(g[0:1]) copy(g->u[0:n]) copyin(g->v[0:n])
        for (int i = 1; i < n - 1; i++)
            g->u[i] = g->v[i] / 2;
        if (k % 2 == 0)
            printf("%g\n", g->u[4]);
    }
}
int main(void)
{
    Grid grid, other;
    init(&grid, 40);
    init(&other, 30);
    run(&grid, 5);
    run(&other, 2);
    printf("%g %g\n", grid.u[3], other.v[5]);
    free(grid.u); free(grid.v); free(other.u); free(other.v);
    return 0;
}
