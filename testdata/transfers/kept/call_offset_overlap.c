// kept: 'u[0:n]' is transferred in each iteration of the loop at line 19: the constructs in the loop transfer different sections of it
#include <stdio.h>
#include <stdlib.h>
static void step(double *u, double *v, int n)
{
#pragma acc parallel loop copy(u[0:n])
    for (int i = 0; i < n; i++)
        u[i] += 1;
#pragma acc parallel loop copy(v[0:n])
    for (int i = 0; i < n; i++)
        v[i] *= 2;
}
int main(void)
{
    int n = 20;
    double *u = malloc(2 * n * sizeof *u);
    for (int i = 0; i < 2 * n; i++)
        u[i] = i;
    for (int k = 0; k < 5; k++)
        step(u, u + n / 2, n);
    printf("%g %g %g\n", u[3], u[15], u[24]);
    free(u);
    return 0;
}
