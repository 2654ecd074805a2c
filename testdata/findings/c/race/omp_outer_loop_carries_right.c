#include <stdio.h>

#define N 200
static double a[N][N];

int main(void)
{
    int i, j;
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++)
            a[i][j] = i + j;
    for (i = 0; i < N - 1; i++)
#pragma omp parallel for
        for (j = 0; j < N; j++)
            a[i][j] = a[i][j] + a[i + 1][j];
    printf("%g\n", a[10][10]);
    return 0;
}
