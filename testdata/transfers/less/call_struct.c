// becomes: data copy(g.u[0:g.n])
#include <stdio.h>
#include <stdlib.h>
#define N 40
struct grid {
    int n;
    double *u;
};
static void step(struct grid *g)
{
    double *u = g->u;
    int n = g->n;
#pragma acc parallel loop copy(u[0:n])
    for (int i = 0; i < n; i++)
        u[i] += 1;
}
int main(void)
{
    struct grid g = {N, malloc(N * sizeof(double))};
    for (int i = 0; i < N; i++)
        g.u[i] = i;
    for (int k = 0; k < 5; k++)
        step(&g);
    printf("%g\n", g.u[3]);
    free(g.u);
    return 0;
}
