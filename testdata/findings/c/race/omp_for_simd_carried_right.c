#include <stdio.h>

int main(void)
{
    int len = 100, a[100], b[100];
    for (int i = 0; i < len; i++) {
        a[i] = i;
        b[i] = i + 1;
    }
#pragma omp parallel for simd
    for (int i = 0; i < len - 1; i++)
        a[i + 1] = i * b[i];
    printf("%d\n", a[1]);
    return 0;
}
