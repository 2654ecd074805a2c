void f(int n, double *restrict a, const double *restrict b) {
    int i, j;
#pragma omp parallel for private(i, j)
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) a[i*n+j] += b[j];
#pragma omp parallel for collapse(2)
    for (i = 0; i < 16; i++)
        for (j = 0; j < n; j++) a[i*n+j] += b[j];
#pragma omp parallel for private(i, j)
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) a[i*n+j] += b[j];
}
