// becomes: data copy(v[4:n - 1]); target data map(tofrom: v[4:n - 1])
#include <stdio.h>
#include <stdlib.h>
static void step(double *u, int n)
{
#pragma acc parallel loop copy(u[0:n])
    for (int i = 0; i < n; i++)
        u[i] += 1;
}
static void edge(double *u, int n)
{
#pragma acc parallel loop copy(u[1:n-1])
    for (int i = 1; i < n; i++)
        u[i] += 1;
}
int main(void)
{
    int n = 20;
    double *u = malloc(2 * n * sizeof *u), *v = malloc(2 * n * sizeof *v);
    for (int i = 0; i < 2 * n; i++)
        u[i] = v[i] = i;
    for (int k = 0; k < 5; k++)
        step(u + n, n);
    for (int k = 0; k < 5; k++)
        edge(v + 3, n);
    printf("%g %g %g %g\n", u[3], u[25], v[3], v[4]);
    free(u);
    free(v);
    return 0;
}
