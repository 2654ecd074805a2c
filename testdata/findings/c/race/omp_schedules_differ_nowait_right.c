#include <stdio.h>
int main(void)
{
    double a[64], b[64];
#pragma omp parallel
    {
#pragma omp for schedule(static) nowait
        for (int i = 0; i < 64; i++)
            a[i] = i;
#pragma omp for schedule(static)
        for (int i = 0; i < 64; i++)
            b[i] = a[i] * 2;
    }
    printf("%g\n", b[63]);
}
