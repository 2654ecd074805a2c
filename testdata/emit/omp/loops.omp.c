void scale(int n, float *x, float a)
{
    #pragma omp target teams distribute parallel for
    for (int i = 0; i < n; i++)
        x[i] *= a;
}

float sum(int n, const float *x)
{
    float s = 0;
    #pragma omp target teams distribute parallel for reduction(+:s)
    for (int i = 0; i < n; i++)
        s += x[i];
    return s;
}

void add(int n, int m, float c[n][m], float a[n][m])
{
    #pragma omp target teams distribute parallel for collapse(2) map(tofrom: c[0:n][0:m]) \
        map(to: a[0:n][0:m])
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            c[i][j] += a[i][j];
}

void rows(int n, int m, float *a)
{
    #pragma omp target teams distribute num_teams(n / 4) thread_limit(64)
    for (int i = 0; i < n; i++) {
        #pragma omp parallel for
        for (int j = 0; j < m; j++)
            a[i * m + j] = i + j;
    }
}

void levels(int n, float a[n][n][n])
{
    #pragma omp target teams distribute map(tofrom: a[0:n][0:n][0:n])
    for (int i = 0; i < n; i++) {
        #pragma omp parallel for
        for (int j = 0; j < n; j++) {
            for (int k = 1; k < n; k++)
                a[i][j][k] += a[i][j][k - 1];
        }
    }
}

float rowmax(int n, int m, const float *a, float *best)
{
    int i, j;
    float t;
    #pragma omp target teams distribute parallel for private(t, j) map(to: a[0:n*m]) \
        map(from: best[0:n])
    for (i = 0; i < n; i++) {
        t = a[i * m];
        for (j = 1; j < m; j++)
            t = a[i * m + j] > t ? a[i * m + j] : t;
        best[i] = t;
    }
    return best[0];
}

void temporaries(int n, float *x)
{
    float t;
    #pragma omp target teams distribute parallel for map(tofrom: x[0:n]) private(t)
    for (int i = 0; i < n; i++) {
        t = x[i];
        x[i] = t * t;
    }
}

void chunks(int n, float *x)
{
    #pragma omp target teams distribute parallel for map(tofrom: x[0:n]) dist_schedule(static, 16)
    for (int i = 0; i < n; i++)
        x[i] += 1;
}

long both(int n, const int *x)
{
    long sum = 0;
#pragma omp target teams map(to: x[0:n]) num_teams(4) reduction(+:sum)
    {
#pragma omp distribute
        for (int i = 0; i < n; i++) {
#pragma omp parallel for reduction(+:sum)
            for (int j = 0; j < i; j++)
                sum += x[j];
        }
    }
    return sum;
}
