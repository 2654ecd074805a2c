// kept: 'x[0:N]' is transferred in each iteration of the loop at line 18: the call of 'step' in line 19 of the loop may access any memory: the function calls itself
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void step(double *x, int depth)
{
#pragma acc parallel loop copy(x[0:N])
    for (int i = 0; i < N; i++)
        x[i] += 1;
    if (depth > 0)
        step(x, depth - 1);
}
int main(void)
{
    double a[N];
    for (int i = 0; i < N; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++)
        step(a, 2);
    printf("%g\n", a[3]);
    return 0;
}
