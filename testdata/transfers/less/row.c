// becomes: update device(t[0:1]); target update to(t[0:1])
#include <stdio.h>
#define N 12
static double t[N][N];
int main(void)
{
    int k = 5;
    for (int s = 0; s < 20; s++) {
        for (int j = 0; j < N; j++)
            t[0][j] = s + j;
#pragma acc parallel loop copy(t)
        for (int i = 1; i < N; i++)
            for (int j = 0; j < N; j++)
                t[i][j] += i;
        double sum = 0;
        for (int j = 0; j < N; j++)
            sum += t[k][j];
        printf("%g\n", sum);
    }
    printf("%g\n", t[3][4]);
    return 0;
}
