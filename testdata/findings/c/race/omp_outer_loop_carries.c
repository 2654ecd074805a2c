// find: data race of a, write at 16:13, read at 16:33
#include <stdio.h>

#define N 200
static double a[N][N];

int main(void)
{
    int i, j;
    for (i = 0; i < N; i++)
        for (j = 0; j < N; j++)
            a[i][j] = i + j;
#pragma omp parallel for private(j)
    for (i = 0; i < N - 1; i++)
        for (j = 0; j < N; j++)
            a[i][j] = a[i][j] + a[i + 1][j];
    printf("%g\n", a[10][10]);
    return 0;
}
