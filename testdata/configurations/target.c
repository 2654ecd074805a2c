#include <stdio.h>
#ifndef N
#define N 16
#endif
#ifndef STEPS
#define STEPS 4
#endif
#define HALF (N / 2)
#pragma omp declare target
static double table[N];
#pragma omp end declare target
static double u[N][N];
static void g(double v[N], double w[2 * N][HALF])
{
#pragma omp target update to(table)
#pragma omp target map(tofrom: u) map(tofrom: v[0:N]) map(to: w[:2 * N])
    for (int i = 0; i < N; i++) {
        u[i][0] += table[i];
        v[i] += w[N + i][HALF - 1];
    }
#pragma omp target enter data map(to: u)
#pragma omp target update from(u)
#pragma omp target exit data map(from: u)
}
static double w[2 * N][HALF];
int main(void)
{
    double v[N], last = 0;
    for (int i = 0; i < N; i++)
        table[i] = i, v[i] = i;
    for (int i = 0; i < 2 * N; i++)
        w[i][HALF - 1] = i;
    g(v, w);
    for (int s = 0; s < STEPS; s++) {
#pragma omp target teams distribute parallel for map(tofrom: v[0:N])
        for (int i = 0; i < N; i++)
            v[i] += s;
        last += v[N - 1];
#ifdef TRACE
        printf("%g\n", v[HALF]);
#endif
    }
    printf("%g %g %g\n", u[N - 1][0], v[N - 1], last);
    return 0;
}
