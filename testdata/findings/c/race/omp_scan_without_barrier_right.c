#include <omp.h>
#include <stdio.h>
int main(void)
{
    int a[16], b[16];
    for (int i = 0; i < 16; i++)
        a[i] = b[i] = 1;
#pragma omp parallel num_threads(4)
    for (int d = 1; d < 16; d *= 2) {
#pragma omp for
        for (int i = 0; i < 16; i++)
            b[i] = i >= d ? a[i] + a[i - d] : a[i];
#pragma omp for
        for (int i = 0; i < 16; i++)
            a[i] = b[i];
    }
    printf("%d\n", a[15]);
}
