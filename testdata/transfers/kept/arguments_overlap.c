// kept: 'x[0:10]' is transferred in each iteration of the loop at line 9: 'y[0:10]' may be the same memory
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
void run(int m, const double *restrict x, const double *restrict y)
{
    double s = 0;
    for (int k = 0; k < m; k++) {
#pragma acc parallel loop copyin(x[0:10]) reduction(+: s)
        for (int i = 0; i < 10; i++)
            s += x[i];
#pragma acc parallel loop copyin(y[0:10]) reduction(+: s)
        for (int i = 0; i < 10; i++)
            s += y[i];
    }
    printf("%g\n", s);
}
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    run(5, a, a + 5);
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
