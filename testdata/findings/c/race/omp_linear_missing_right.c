#include <stdio.h>

int main(void)
{
    int len = 100, j = 0;
    double a[100], b[100], c[100];
    for (int i = 0; i < len; i++) {
        a[i] = i / 2.0;
        b[i] = i / 3.0;
        c[i] = i / 7.0;
    }
#pragma omp parallel for linear(j)
    for (int i = 0; i < len; i++) {
        c[j] += a[i] * b[i];
        j++;
    }
    printf("%f\n", c[50]);
    return 0;
}
