void f(int n, double *restrict a, const double *restrict b) {
    int i, j;
#pragma acc parallel loop tile(8, 8) copy(a[0:n*n]) copyin(b[0:n])
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) a[i*n+j] += b[j];
#pragma acc parallel loop tile(8, 8) copy(a[0:n*n]) copyin(b[0:n])
    for (i = 0; i < 16; i++)
        for (j = 0; j < n; j++) a[i*n+j] += b[j];
#pragma acc kernels loop independent tile(8, 8) copy(a[0:n*n]) copyin(b[0:n])
    for (i = 0; i < n; i++)
        for (j = 0; j < n; j++) a[i*n+j] += b[j];
}
