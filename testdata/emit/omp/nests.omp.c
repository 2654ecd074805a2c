void direct(int n, int m, int k, float a[n][m][k])
{
    #pragma omp target teams distribute parallel for collapse(3) map(tofrom: a[0:n][:m][:k])
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
            for (int l = 0; l < k; l++)
                a[i][j][l] += 1;
        }
    }
    #pragma omp target teams map(tofrom: a[0:n][:m][:k])
    {
        #pragma omp distribute parallel for collapse(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                a[i][j][0] += 1;
    }
}

void between(int n, int m, int k, float a[n][m][k], float *b)
{
    #pragma omp target teams distribute map(tofrom: a[0:n][:m][:k], b[0:n])
    for (int i = 0; i < n; i++) {
        b[i] = 0;
        #pragma omp parallel for
        for (int j = 0; j < m; j++) {
            #pragma omp simd
            for (int l = 0; l < k; l++)
                a[i][j][l] += 1;
        }
    }
    #pragma omp target teams distribute parallel for collapse(2) map(tofrom: a[0:n][:m][:k])
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            float s = 0;
            #pragma omp simd reduction(+:s)
            for (int l = 0; l < k; l++)
                s += a[i][j][l];
            a[i][j][0] = s;
        }
}

/* The rows have different lengths: their loop is not part of the nest. */
void rows(int n, const int *first, const float *value, float *sum)
{
    #pragma omp target teams distribute map(to: first[0:n+1], value[0:first[n]]) \
        map(from: sum[0:n])
    for (int i = 0; i < n; i++) {
        float s = 0;
        #pragma omp parallel for reduction(+:s)
        for (int j = first[i]; j < first[i + 1]; j++)
            s += value[j];
        sum[i] = s;
    }
    #pragma omp target teams distribute map(tofrom: sum[0:n*n])
    for (int i = 0; i < n; i++)
        #pragma omp parallel for
        for (int j = 0; j < i; j++)
            sum[i * n + j] = 0;
}

void few(int n, float (*a)[3])
{
    #pragma omp target teams distribute parallel for map(tofrom: a[0:n])
    for (int i = 0; i < n; i++) {
        float s = a[i][0];
        #pragma omp simd
        for (int j = 0; j < 3; j++)
            a[i][j] += s;
    }
}

void labelled(int n, int m, float a[n][m])
{
    #pragma omp target teams distribute map(tofrom: a[0:n][:m])
    for (int i = 0; i < n; i++)
        #pragma omp parallel for
        for (int j = 0; j < m; j++)
            a[i][j] += 1;
}
