// kept: 'x[0:N]' is transferred in each iteration of the loop at line 7: the host may write it in line 12
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void steps(double *x, int n)
{
    for (int k = 0; k < n; k++) {
#pragma acc parallel loop copy(x[0:N])
        for (int i = 0; i < N; i++)
            x[i] += 1;
        if (k == 1)
            x[0] = 9;
    }
}
int main(void)
{
    double a[N];
    for (int i = 0; i < N; i++)
        a[i] = i;
    steps(a, 3);
#pragma acc data copyin(a)
    steps(a, 3);
    printf("%g %g\n", a[0], a[3]);
    return 0;
}
