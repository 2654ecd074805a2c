// becomes: copyout(c); map(from: c)
#include <stdio.h>

#define N 12

static double a[N][N], c[N][N];

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = i + j;
#pragma acc parallel loop collapse(2) copyin(a) copy(c)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            double sum = 0;
            for (int k = 0; k < N; k++)
                sum += a[i][k] * a[k][j];
            c[i][j] = sum;
        }
    printf("%g %g\n", c[0][0], c[N - 1][N - 1]);
    return 0;
}
