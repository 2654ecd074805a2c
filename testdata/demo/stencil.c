#include <math.h>
#include <stdio.h>

enum { N = 64 };

static double t[N][N], next[N][N];

int main(void)
{
    int steps = 0;
    double error = 1.0;
    for (int i = 0; i < N; i++)
        t[i][0] = next[i][0] = 100.0;
#pragma omp target data map(tofrom: t) map(to: next)
    while (error > 1e-2) {
        error = 0.0;
#pragma omp target teams distribute parallel for collapse(2) reduction(max: error)
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++) {
                next[i][j] = 0.25 * (t[i - 1][j] + t[i + 1][j] + t[i][j - 1] + t[i][j + 1]);
                error = fmax(error, fabs(next[i][j] - t[i][j]));
            }
#pragma omp target teams distribute parallel for collapse(2)
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++)
                t[i][j] = next[i][j];
        steps++;
    }
    printf("%d steps, t[32][32] = %.4f\n", steps, t[32][32]);
    return 0;
}
