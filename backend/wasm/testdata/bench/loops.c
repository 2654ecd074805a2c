/* The loops of loops.mlir, timed: prints the name of each and the nanoseconds of a call. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

__attribute__((noipa)) void saxpy(int n, float a, const float *restrict x, float *restrict y)
{
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] + y[i];
}

__attribute__((noipa)) double jacobi(int n, const double *restrict a, double *restrict b)
{
    int stride = n + 2;
    double change = 0.0;
#define AT(i, j) ((size_t)(i) * (size_t)stride + (size_t)(j))
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= n; j++) {
            b[AT(i, j)] = 0.25 * (a[AT(i, j + 1)] + a[AT(i, j - 1)] + a[AT(i - 1, j)] + a[AT(i + 1, j)]);
            change = fmax(change, fabs(b[AT(i, j)] - a[AT(i, j)]));
        }
    return change;
}

__attribute__((noipa)) void matmul(int n, const double *restrict a, const double *restrict b, double *restrict c)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) {
            double aik = a[i * n + k];
            for (int j = 0; j < n; j++)
                c[i * n + j] += aik * b[k * n + j];
        }
}

__attribute__((noipa)) double sum(int n, const double *x)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += x[i];
    return s;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

#define TIME(name, call)                                                                                               \
    do {                                                                                                               \
        double best = 1e30;                                                                                            \
        for (int round = 0; round < 20; round++) {                                                                     \
            double start = now();                                                                                      \
            for (int k = 0; k < reps; k++)                                                                             \
                call;                                                                                                  \
            double t = (now() - start) / reps;                                                                         \
            if (t < best)                                                                                              \
                best = t;                                                                                              \
        }                                                                                                              \
        printf("%s %f\n", name, best);                                                                                 \
    } while (0)

int main(void)
{
    void *x = calloc(1, 1 << 24), *y = calloc(1, 1 << 24), *z = calloc(1, 1 << 24);
    volatile double sink;
    int reps = 1000;
    TIME("saxpy", saxpy(4096, 2, x, y));
    TIME("sum", sink = sum(4096, x));
    reps = 20;
    TIME("jacobi", sink = jacobi(256, x, y));
    TIME("matmul", matmul(96, x, y, z));
    (void)sink;
    return 0;
}
