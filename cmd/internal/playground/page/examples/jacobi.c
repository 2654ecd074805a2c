// The steady temperature of a plate, by Jacobi's method. The data region
// keeps both grids on the device. Run the program, then look at Report;
// do so again without the region.
#include <math.h>
#include <stdio.h>
#ifndef N
#define N 128
#endif

static double t[N][N], next[N][N];

int main(void)
{
    for (int j = 0; j < N; j++)
        t[j][0] = next[j][0] = 100.0;

    double change = 1.0;
    int steps = 0;
#pragma acc data copy(t) copyin(next)
    while (change > 0.05 && steps < 500) {
        change = 0.0;
#pragma acc parallel loop collapse(2) reduction(max:change)
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++) {
                next[j][i] = 0.25 * (t[j][i - 1] + t[j][i + 1] + t[j - 1][i] + t[j + 1][i]);
                change = fmax(change, fabs(next[j][i] - t[j][i]));
            }
#pragma acc parallel loop collapse(2)
        for (int j = 1; j < N - 1; j++)
            for (int i = 1; i < N - 1; i++)
                t[j][i] = next[j][i];
        steps++;
    }
    printf("%d steps, t[%d][10] = %.4f\n", steps, N / 2, t[N / 2][10]);
    return 0;
}
