// kept: 'x[0:N]' is transferred in each iteration of the loop at line 17: the host may write it in line 18
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void step(double *x, int k)
{
    x[k] = 7;
#pragma acc parallel loop copy(x[0:N])
    for (int i = 0; i < N; i++)
        x[i] += 1;
}
int main(void)
{
    double a[N];
    for (int i = 0; i < N; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++)
        step(a, k);
    printf("%g\n", a[3]);
    return 0;
}
