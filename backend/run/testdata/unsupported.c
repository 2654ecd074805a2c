/* What is not handled says so, and where. */
#include <stdio.h>

int main(void)
{
    double a[100];
    int n = 3;
#pragma acc parallel copy(a)
    {
        double part[5] = {0};
        for (int k = 0; k < 2; k++) {
            int m = n + k;
            double *p = part;
#pragma acc loop gang reduction(+:p[0:m])
            for (int i = 0; i < 100; i++)
                p[i % m] += a[i];
        }
        a[0] = part[1];
    }
    printf("%g\n", a[0]);
    return 0;
}
