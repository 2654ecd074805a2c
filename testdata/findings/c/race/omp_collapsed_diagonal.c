// find: data race of b, write at 13:13, read at 13:23
#include <stdio.h>
#define N 16
float b[N][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            b[i][j] = i * j;
#pragma omp parallel for simd collapse(2)
    for (int i = 1; i < N; i++)
        for (int j = 1; j < N; j++)
            b[i][j] = b[i - 1][j - 1] * 0.5f;
    printf("%g\n", b[5][6]);
}
