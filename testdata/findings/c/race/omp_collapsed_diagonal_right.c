#include <stdio.h>
#define N 16
float b[N][N], a[N][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            b[i][j] = i * j;
#pragma omp parallel for simd collapse(2)
    for (int i = 1; i < N; i++)
        for (int j = 1; j < N; j++)
            b[i][j] = a[i - 1][j - 1] * 0.5f;
    printf("%g\n", b[5][6]);
}
