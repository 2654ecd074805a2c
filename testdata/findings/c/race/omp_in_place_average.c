// find: data race of u, write at 13:13, read at 13:59
#include <stdio.h>
#define N 16
double u[N][N], v[N][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            u[i][j] = v[i][j] = i ^ j;
#pragma omp parallel for
    for (int i = 1; i < N - 1; i++)
        for (int j = 1; j < N - 1; j++)
            u[i][j] = 0.25 * (u[i][j - 1] + u[i][j + 1] + u[i - 1][j] + u[i + 1][j]);
    printf("%g\n", u[4][4]);
}
