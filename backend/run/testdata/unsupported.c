/* What is not handled says so, and where. */
#include <stdio.h>

int main(void)
{
    double a[100], sums[5] = {0};
    int n = 3;
#pragma acc parallel copy(a, sums)
    {
        for (int k = 0; k < 2; k++) {
            int m = n + k;
            double *p = sums;
#pragma acc loop gang reduction(+:p[0:m])
            for (int i = 0; i < 100; i++)
                p[i % m] += a[i];
        }
    }
    printf("%g\n", sums[0]);
    return 0;
}
