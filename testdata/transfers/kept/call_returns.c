// kept: 'x[0:N]' is transferred in each iteration of the loop at line 18: not every iteration transfers it
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void step(double *x, int k)
{
    if (k < 100)
        return;
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
