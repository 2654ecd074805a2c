#include <stdio.h>
int main(void)
{
    float a[50], b[50];
    for (int i = 0; i < 50; i++)
        a[i] = i;
#pragma omp parallel
#pragma omp loop
    for (int i = 0; i < 49; i++)
        b[i + 1] = a[i] / 2;
    printf("%g\n", a[49]);
}
