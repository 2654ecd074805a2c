// find: data race of j, read at 15:11, write at 16:9
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
#pragma omp parallel for
    for (int i = 0; i < len; i++) {
        c[j] += a[i] * b[i];
        j++;
    }
    printf("%f\n", c[50]);
    return 0;
}
