#include <math.h>
#define N 1000
static double A[N][N], B[N][N], x[N], y[N];
double dot(int n, double *restrict p, double *restrict q)
{
    double s = 0;
#pragma omp target teams distribute parallel for reduction(+:s)
    for (int i = 0; i < n; i++)
        s += p[i] * q[i];
    return s;
}
double norm(int n, double p[n][n])
{
    double e = 0, m = -1e30;
    {
        #pragma omp target teams distribute parallel for map(to: p[0:n][0:n]) reduction(+:e) \
            reduction(max:m)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                e += p[i][j] * p[i][j];
                m = fmax(m, p[i][j]);
            }
    }
    return sqrt(e) + m;
}
void mv(void)
{
#pragma omp target teams distribute parallel for
    for (int i = 0; i < N; i++) {
        double s = 0;
        for (int j = 0; j < N; j++)
            s += A[i][j] * x[j];
        y[i] = s;
    }
#pragma omp target teams distribute parallel for
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            B[i][j] = A[j][i];
}
void plain(int n, double *a, double *b)
{
#pragma omp target map(to: a[0:n]) map(from: b[0:n])
    for (int i = 0; i < n; i++)
        b[i] = a[i];
}
int count(int n, int *restrict v)
{
    int c = 0, best = v[0];
#pragma omp target teams distribute parallel for reduction(+:c) reduction(max:best)
    for (int i = 0; i < n; i++) {
        if (v[i] > 3) c++;
        if (v[i] > best) best = v[i];
    }
    return c + best;
}
