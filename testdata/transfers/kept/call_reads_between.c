// kept: 'x[0:n]' is transferred in each iteration of the loop at line 21: the host may read in line 22 what a construct writes
#include <stdio.h>
#include <stdlib.h>
#define N 40
static double step(double *x, int n)
{
#pragma acc parallel loop copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
    double first = x[0];
#pragma acc parallel loop copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] -= first;
    return first;
}
int main(void)
{
    double a[N], sum = 0;
    for (int i = 0; i < N; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++)
        sum += step(a, N);
    printf("%g %g\n", a[3], sum);
    return 0;
}
