// becomes: #pragma acc update device(y[k:1]); #pragma omp target update to(y[k:1])
#include <stdio.h>
static double work(int n, double *restrict x, double *restrict y)
{
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        if (sum > -3)
            y[k] = k;
#pragma acc parallel loop copy(x[0:n], y[0:n])
        for (int i = 0; i < n; i++)
            y[i] = y[i] * 0.5 + x[i] + 1;
        if (k == 1) {
            double *t = x;
            x = y;
            y = t;
        }
    }
    for (int i = 0; i < n; i++)
        sum += i * y[i] - x[i];
    return sum;
}
int main(void)
{
    double a[12], b[12];
    for (int i = 0; i < 12; i++)
        a[i] = b[i] = i;
    printf("%g\n", work(12, a, b));
    return 0;
}
