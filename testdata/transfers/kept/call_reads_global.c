// kept: 'x[0:N]' is transferred in each iteration of the loop at line 17: the host may read in line 18 what a construct writes
#include <stdio.h>
#include <stdlib.h>
#define N 40
static double u[N], sum;
static void step(double *x, int k)
{
#pragma acc parallel loop copy(x[0:N])
    for (int i = 0; i < N; i++)
        x[i] += k;
    sum += u[k];
}
int main(void)
{
    for (int i = 0; i < N; i++)
        u[i] = i;
    for (int k = 0; k < 5; k++)
        step(u, k);
    printf("%g %g\n", u[3], sum);
    return 0;
}
