// kept: 'x[0:N / 2]' is transferred in each iteration of the loop at line 16: arguments of the call in line 17 may be the same memory
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void add(double *x, const double *y)
{
#pragma acc parallel loop copy(x[0:N / 2]) copyin(y[0:N / 2])
    for (int i = 0; i < N / 2; i++)
        x[i] += y[i];
}
int main(void)
{
    double a[N];
    for (int i = 0; i < N; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++)
        add(a, a + N / 2);
    printf("%g %g\n", a[3], a[33]);
    return 0;
}
