// becomes: declare copy(a[0:n]) copyin(b[0:n]) copyout(c[0:n])
#include <stdio.h>

static int step(int n, double *restrict a, double *restrict b, double *restrict c)
{
#pragma acc declare copy(a[0:n], b[0:n], c[0:n])
#pragma acc parallel loop
    for (int i = 0; i < n; i++) {
        c[i] = i;
        a[i] += b[i];
    }
    if (n > 20)
        return 1;
    for (int k = 0; k < 10; k++) {
#pragma acc parallel loop
        for (int i = 0; i < n; i++)
            a[i] += b[i] * c[i];
        if (k == n - 6)
            return 2;
    }
    return 3;
}

int main(void)
{
    double a[30], b[30], c[30];
    for (int i = 0; i < 30; i++)
        a[i] = b[i] = c[i] = i;
    printf("%d %d %d\n", step(10, a, b, c), step(30, a, b, c), step(4, a, b, c));
    for (int i = 0; i < 30; i++)
        printf("%g %g %g\n", a[i], b[i], c[i]);
    return 0;
}
