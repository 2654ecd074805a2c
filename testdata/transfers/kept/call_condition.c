// kept: 'x[0:N]' is transferred in each iteration of the loop at line 16: the call of 'step' in line 17 of the loop may access any memory, by line 7
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void step(double *x, int k)
{
#pragma acc parallel loop copy(x[0:N]) if(k > 2)
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
