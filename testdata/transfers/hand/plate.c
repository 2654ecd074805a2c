// The temperature of a plate by Jacobi's method, as a textbook has it: the host prints the middle every hundred steps.
#include <math.h>
#include <stdio.h>

#define N 48

static double t[N][N], next[N][N];

int main(void)
{
    for (int j = 0; j < N; j++)
        t[0][j] = next[0][j] = 100;

    double change = 1;
    int step = 0;
#pragma acc data copy(t) copyin(next)
    while (change > 1e-3 && step < 400) {
        change = 0;
#pragma acc parallel loop reduction(max: change)
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++) {
                next[i][j] = 0.25 * (t[i - 1][j] + t[i + 1][j] + t[i][j - 1] + t[i][j + 1]);
                change = fmax(change, fabs(next[i][j] - t[i][j]));
            }
#pragma acc parallel loop
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++)
                t[i][j] = next[i][j];
#pragma acc update self(t[N / 2:1]) if(step % 100 == 0)
        if (step % 100 == 0)
            printf("step %d change %.6f middle %.6f\n", step, change, t[N / 2][N / 2]);
        step++;
    }

    printf("%d steps, middle %.6f\n", step, t[N / 2][N / 2]);
    return 0;
}
