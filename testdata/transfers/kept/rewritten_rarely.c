// silent
#include <stdio.h>
static double work(double *restrict a, double *restrict b, int n, int k)
{
#pragma acc parallel loop copy(a[0:n], b[0:n])
    for (int i = 0; i < n; i++) {
        a[i] += 1;
        b[i] += a[i];
    }
    if (k > 3)
        for (int i = 0; i < n; i++)
            a[i] = k;
    for (int i = 1; i < n; i++)
        b[i] = k;
    return a[2];
}
int main(void)
{
    double a[40], b[40];
    for (int i = 0; i < 40; i++)
        a[i] = b[i] = i;
    printf("%g\n", work(a, b, 40, 2));
    printf("%g %g\n", a[3], b[0]);
    return 0;
}
