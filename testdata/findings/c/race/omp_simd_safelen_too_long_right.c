#include <stdio.h>

int main(void)
{
    int m = 4, n = 100, b[104];
    for (int i = 0; i < n; i++)
        b[i] = i;
#pragma omp simd safelen(4)
    for (int i = m; i < n; i++)
        b[i] = b[i - m] - 1;
    printf("%d\n", b[3]);
    return 0;
}
