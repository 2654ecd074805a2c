// find: data race of g, write at 14:13, read at 14:24
#include <stdio.h>
#define N 10
int g[N][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            g[i][j] = 1;
#pragma omp parallel for ordered(2)
    for (int i = 1; i < N; i++)
        for (int j = 1; j < N; j++) {
#pragma omp ordered depend(sink: i, j - 1)
            g[i][j] += g[i - 1][j];
#pragma omp ordered depend(source)
        }
    printf("%d\n", g[3][4]);
}
