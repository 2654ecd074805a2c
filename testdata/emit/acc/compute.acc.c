// Target regions: who runs what.
#include <omp.h>
#define N 100
#define TEAMS (N / 4)

void scale(int n, double *restrict a, double s)
{
#pragma acc parallel loop \
    copy(a[0:n]) num_gangs(TEAMS) vector_length(64) // all levels
    for (int i = 0; i < n; i++)
        a[i] *= s;
#pragma acc parallel loop copy(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] *= s;
}

double sum(int n, const double *a)
{
    double s = 0;
#pragma acc parallel loop reduction(+: s) copyin(a[0:n]) if(n > N)
    for (int i = 0; i < n; i++)
        s += a[i];
    return s;
}

void nest(int n, double a[N][N], double t)
{
#pragma acc parallel loop gang copy(a[0:N][0:N]) private(t)
    for (int i = 0; i < n; i++) {
        t = i;
#pragma acc loop worker vector
        for (int j = 0; j < N; j++)
            a[i][j] += t;
    }
#pragma acc parallel loop gang worker copy(a[0:N][0:N])
    for (int i = 0; i < n; i++) {
#pragma acc loop vector
        for (int j = 0; j < N; j++)
            a[i][j] += 1;
    }
#pragma acc parallel loop collapse(2) copy(a[0:N][0:N])
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] += 1;
}

void one(int *p, int n)
{
    int x = 0;
#pragma acc serial copy(x)
    {
        x = 1;
#pragma acc atomic update
        x++;
    }
#pragma acc parallel copy(x, p[0:n]) num_gangs(1)
    {
        x = 2;
#pragma acc loop worker vector
        for (int i = 0; i < n; i++)
            p[i] = x;
        {
#pragma acc loop worker vector
            for (int i = 0; i < n; i++)
                p[i] += i;
        }
    }
#pragma acc parallel copy(p[0:n], n)
#pragma acc loop
    for (int i = 0; i < n; i++)
        p[i] = 0;
}

#define NEST _Pragma("acc parallel loop collapse(2) no_create(a[0:1])")
#define TWO collapse(2)

void macros(int n, int a[n][n])
{
    NEST
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i][j] = 0;
#pragma acc parallel loop collapse(2) no_create(a[0:1])
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i][j] += i;
}
