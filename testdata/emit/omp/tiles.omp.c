void f(int n, double *restrict a, const double *restrict b) {
    int i, j;
#pragma omp target teams distribute parallel for collapse(2) map(tofrom: a[0:n*n]) map(to: b[0:n])
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) a[i*n+j] += b[j];
#pragma omp target teams distribute parallel for collapse(2) map(tofrom: a[0:n*n]) map(to: b[0:n])
    for (i = 0; i < 16; i++)
        for (j = 0; j < n; j++) a[i*n+j] += b[j];
#pragma omp target teams distribute parallel for collapse(2) map(tofrom: a[0:n*n]) map(to: b[0:n])
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) a[i*n+j] += b[j];
}
