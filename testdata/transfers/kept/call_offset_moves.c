// kept: 'u[0:n]' is transferred in each iteration of the loop at line 16: the section is not the same in each iteration
#include <stdio.h>
#include <stdlib.h>
static void step(double *u, int n)
{
#pragma acc parallel loop copy(u[0:n])
    for (int i = 0; i < n; i++)
        u[i] += 1;
}
int main(void)
{
    int n = 20;
    double *u = malloc(2 * n * sizeof *u);
    for (int i = 0; i < 2 * n; i++)
        u[i] = i;
    for (int k = 0; k < 5; k++)
        step(u + k, n);
    printf("%g %g\n", u[3], u[24]);
    free(u);
    return 0;
}
