// kept: 'x[0:n]' is transferred in each iteration of the loop at line 20: the section is computed in 'step'
#include <stdio.h>
#include <stdlib.h>
#define N 40
static int calls;
static void step(double *x)
{
    int n = 10;
    if (calls++ > 2)
        n = 20;
#pragma acc parallel loop copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
}
int main(void)
{
    double a[N];
    for (int i = 0; i < N; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++)
        step(a);
    printf("%g %g\n", a[3], a[15]);
    return 0;
}
