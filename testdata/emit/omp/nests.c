void direct(int n, int m, int k, float a[n][m][k])
{
    #pragma acc parallel loop copy(a[0:n])
    for (int i = 0; i < n; i++) {
        #pragma acc loop
        for (int j = 0; j < m; j++) {
            #pragma acc loop
            for (int l = 0; l < k; l++)
                a[i][j][l] += 1;
        }
    }
    #pragma acc parallel copy(a[0:n])
    {
        #pragma acc loop
        for (int i = 0; i < n; i++)
            #pragma acc loop
            for (int j = 0; j < m; j++)
                a[i][j][0] += 1;
    }
}

void between(int n, int m, int k, float a[n][m][k], float *b)
{
    #pragma acc parallel loop copy(a[0:n], b[0:n])
    for (int i = 0; i < n; i++) {
        b[i] = 0;
        #pragma acc loop
        for (int j = 0; j < m; j++) {
            #pragma acc loop
            for (int l = 0; l < k; l++)
                a[i][j][l] += 1;
        }
    }
    #pragma acc parallel loop copy(a[0:n])
    for (int i = 0; i < n; i++)
        #pragma acc loop
        for (int j = 0; j < m; j++) {
            float s = 0;
            #pragma acc loop reduction(+:s)
            for (int l = 0; l < k; l++)
                s += a[i][j][l];
            a[i][j][0] = s;
        }
}

/* The rows have different lengths: their loop is not part of the nest. */
void rows(int n, const int *first, const float *value, float *sum)
{
    #pragma acc parallel loop copyin(first[0:n+1], value[0:first[n]]) copyout(sum[0:n])
    for (int i = 0; i < n; i++) {
        float s = 0;
        #pragma acc loop reduction(+:s)
        for (int j = first[i]; j < first[i + 1]; j++)
            s += value[j];
        sum[i] = s;
    }
    #pragma acc parallel loop copy(sum[0:n*n])
    for (int i = 0; i < n; i++)
        #pragma acc loop
        for (int j = 0; j < i; j++)
            sum[i * n + j] = 0;
}

void few(int n, float (*a)[3])
{
    #pragma acc parallel loop copy(a[0:n])
    for (int i = 0; i < n; i++) {
        float s = a[i][0];
        #pragma acc loop
        for (int j = 0; j < 3; j++)
            a[i][j] += s;
    }
}

void labelled(int n, int m, float a[n][m])
{
    #pragma acc parallel loop copy(a[0:n])
    for (int i = 0; i < n; i++)
        #pragma acc loop vector
        for (int j = 0; j < m; j++)
            a[i][j] += 1;
}
