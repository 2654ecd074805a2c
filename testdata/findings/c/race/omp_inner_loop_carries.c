// find: data race of m, write at 13:13, read at 13:33
#include <stdio.h>
#define N 12
double m[N][N];
int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            m[i][j] = i + j;
    for (int i = 0; i < N; i++) {
#pragma omp parallel for
        for (int j = 1; j < N; j++)
            m[i][j] = m[i][j] + m[i][j - 1];
    }
    printf("%g\n", m[2][5]);
}
