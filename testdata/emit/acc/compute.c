// Target regions: who runs what.
#include <omp.h>
#define N 100
#define TEAMS (N / 4)

void scale(int n, double *restrict a, double s)
{
#pragma omp target teams distribute parallel for \
    map(tofrom: a[0:n]) num_teams(TEAMS) thread_limit(64) // all levels
    for (int i = 0; i < n; i++)
        a[i] *= s;
#pragma omp target teams loop map(tofrom: a[0:n])
    for (int i = 0; i < n; i++)
        a[i] *= s;
}

double sum(int n, const double *a)
{
    double s = 0;
#pragma omp target teams distribute parallel for simd reduction(+: s) map(to: a[0:n]) if(target: n > N)
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}

void nest(int n, double a[N][N], double t)
{
#pragma omp target teams distribute map(tofrom: a[0:N][0:N]) private(t)
    for (int i = 0; i < n; i++) {
        t = i;
#pragma omp parallel for num_threads(32)
        for (int j = 0; j < N; j++)
            a[i][j] += t;
    }
#pragma omp target teams distribute parallel for map(a[0:N][0:N])
    for (int i = 0; i < n; i++) {
#pragma omp simd
        for (int j = 0; j < N; j++)
            a[i][j] += 1;
    }
#pragma omp target teams distribute parallel for collapse(2) map(a[0:N][0:N])
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] += 1;
}

void one(int *p, int n)
{
    int x = 0;
#pragma omp target map(tofrom: x)
    {
        x = 1;
#pragma omp atomic
        x++;
    }
#pragma omp target map(tofrom: x, p[0:n])
    {
        x = 2;
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            p[i] = x;
#pragma omp parallel
        {
#pragma omp for schedule(static)
            for (int i = 0; i < n; i++)
                p[i] += i;
        }
    }
#pragma omp target map(p[0:n]) defaultmap(tofrom: scalar)
#pragma omp teams
#pragma omp distribute parallel for
    for (int i = 0; i < n; i++)
        p[i] = 0;
}

#define NEST _Pragma("omp target teams distribute parallel for collapse(2)")
#define TWO collapse(2)

void macros(int n, int a[n][n])
{
    NEST
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i][j] = 0;
#pragma omp target teams distribute parallel for TWO
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i][j] += i;
}
