// find: data race of b, write at 11:9, read at 11:16
#include <stdio.h>

int main(void)
{
    int m = 4, n = 100, b[104];
    for (int i = 0; i < n; i++)
        b[i] = i;
#pragma omp simd safelen(8)
    for (int i = m; i < n; i++)
        b[i] = b[i - m] - 1;
    printf("%d\n", b[3]);
    return 0;
}
