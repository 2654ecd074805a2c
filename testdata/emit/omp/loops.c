void scale(int n, float *x, float a)
{
    #pragma acc parallel loop
    for (int i = 0; i < n; i++)
        x[i] *= a;
}

float sum(int n, const float *x)
{
    float s = 0;
    #pragma acc parallel loop reduction(+:s)
    for (int i = 0; i < n; i++)
        s += x[i];
    return s;
}

void add(int n, int m, float c[n][m], float a[n][m])
{
    #pragma acc parallel loop collapse(2) copy(c[0:n][0:m]) copyin(a[0:n][0:m])
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            c[i][j] += a[i][j];
}

void rows(int n, int m, float *a)
{
    #pragma acc parallel loop gang num_gangs(n / 4) vector_length(64)
    for (int i = 0; i < n; i++) {
        #pragma acc loop vector
        for (int j = 0; j < m; j++)
            a[i * m + j] = i + j;
    }
}

void levels(int n, float a[n][n][n])
{
    #pragma acc parallel loop gang copy(a[0:n][0:n][0:n])
    for (int i = 0; i < n; i++) {
        #pragma acc loop worker
        for (int j = 0; j < n; j++) {
            #pragma acc loop seq
            for (int k = 1; k < n; k++)
                a[i][j][k] += a[i][j][k - 1];
        }
    }
}

float rowmax(int n, int m, const float *a, float *best)
{
    int i, j;
    float t;
    #pragma acc parallel loop private(t) copyin(a[0:n*m]) copyout(best[0:n])
    for (i = 0; i < n; i++) {
        t = a[i * m];
        #pragma acc loop seq
        for (j = 1; j < m; j++)
            t = a[i * m + j] > t ? a[i * m + j] : t;
        best[i] = t;
    }
    return best[0];
}

void temporaries(int n, float *x)
{
    float t;
    #pragma acc parallel loop copy(x[0:n])
    for (int i = 0; i < n; i++) {
        t = x[i];
        x[i] = t * t;
    }
}

void chunks(int n, float *x)
{
    #pragma acc parallel loop gang(static:16) copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
}

long both(int n, const int *x)
{
    long sum = 0;
#pragma acc parallel copyin(x[0:n]) num_gangs(4) reduction(+:sum)
    {
#pragma acc loop gang reduction(+:sum)
        for (int i = 0; i < n; i++) {
#pragma acc loop vector reduction(+:sum)
            for (int j = 0; j < i; j++)
                sum += x[j];
        }
    }
    return sum;
}
