// All forms of atomic compare (OpenMP 5.2 15.8.4).
void updates(int e, int d, int *x, double *y, double z)
{
#pragma omp atomic compare
    if (*x == e) { *x = d; }
#pragma omp atomic compare seq_cst
    if (*x < e) { *x = e; }
#pragma omp atomic compare
    if (z < *y) { *y = z; }
#pragma omp atomic compare
    *x = *x > e ? e : *x;
#pragma omp atomic compare
    *x = e == *x ? d : *x;
}

int captures(int e, int d, int *x, unsigned char *u)
{
    int v, r;
#pragma omp atomic compare capture
    { v = *x; if (*x == e) { *x = d; } }
#pragma omp atomic compare capture
    { if (*x > e) { *x = e; } v = *x; }
#pragma omp atomic compare capture
    v = *x = *x < e ? e : *x;
#pragma omp atomic compare capture acq_rel fail(acquire) weak
    if (*x == e) { *x = d; } else { v = *x; }
#pragma omp atomic compare capture
    { r = *x == e; if (r) { *x = d; } }
#pragma omp atomic compare capture
    { r = *u == e; if (r) { *u = d; } else { v = *u; } }
#pragma omp atomic compare release fail(seq_cst)
    if (*x == e) { *x = d; }
#pragma omp atomic compare fail(acquire)
    if (*x == e) { *x = d; }
    return v + r;
}
