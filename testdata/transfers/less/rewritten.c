// becomes: copyin(a[0:n]); map(to: a[0:n])
#include <stdio.h>
static double work(double *restrict a, double *restrict b, int n)
{
    double sum = 0;
#pragma acc parallel loop copy(a[0:n]) copyout(b[0:n])
    for (int i = 0; i < n; i++) {
        a[i] += 1;
        b[i] = a[i];
    }
    for (int i = 0; i < n; i++)
        sum += b[i];
    for (int i = 0; i < n; i++)
        a[i] = sum;
    return a[2];
}
int main(void)
{
    double a[40], b[40];
    for (int i = 0; i < 40; i++)
        a[i] = i;
    printf("%g\n", work(a, b, 40));
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
