// kept: 'x[0:N]' is transferred in each iteration of the loop at line 8: the host may write it in line 12
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
void run(int m, double *x, double *y)
{
    for (int k = 0; k < m; k++) {
#pragma acc parallel loop copy(x[0:N])
        for (int i = 0; i < N; i++)
            x[i] += 1;
        y[k] = 3;
    }
}
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    run(5, a, a);
    run(5, a, b);
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
