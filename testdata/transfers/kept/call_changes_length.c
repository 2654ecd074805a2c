// kept: 'x[0:m]' is transferred in each iteration of the loop at line 18: the section is not the same in each iteration
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void step(double *x, int *n)
{
    int m = *n = *n - 1;
#pragma acc parallel loop copy(x[0:m])
    for (int i = 0; i < m; i++)
        x[i] += 1;
}
int main(void)
{
    int n = N;
    double a[N];
    for (int i = 0; i < n; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++)
        step(a, &n);
    printf("%g %d\n", a[3], n);
    return 0;
}
