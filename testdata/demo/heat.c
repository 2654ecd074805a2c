#include <math.h>
#include <stdio.h>

int main(void)
{
    enum { N = 64 };
    static double t[N], next[N];
    double error = 1.0;
    int steps = 0;
    t[0] = 100.0;
#pragma acc data copy(t) create(next)
    while (error > 1e-3 && steps < 10000) {
        error = 0.0;
#pragma acc parallel loop reduction(max:error)
        for (int i = 1; i < N - 1; i++) {
            next[i] = 0.5 * (t[i - 1] + t[i + 1]);
            error = fmax(error, fabs(next[i] - t[i]));
        }
#pragma acc parallel loop
        for (int i = 1; i < N - 1; i++)
            t[i] = next[i];
        steps++;
    }
    printf("%d steps, t[10] = %.4f\n", steps, t[10]);
    return 0;
}
