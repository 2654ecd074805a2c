/*
 * matmul: C = A*B for square matrices, block by block.
 *
 *   matmul [N]
 *
 * The blocks of C are independent, so the two loops over them are collapsed
 * into one space of gangs; inside a block the order i-k-j keeps the innermost
 * loop running along rows of B and C. N need not be a multiple of the block.
 * The entries are small integers, so every sum is exact and the result can be
 * compared with a closed form bit by bit.
 */
#include <stdio.h>
#include <stdlib.h>

enum { BLOCK = 32 };

struct check {
    double sum;
    double trace;
    int wrong;
};

static inline int min_int(int a, int b)
{
    return a < b ? a : b;
}

static void fill(int n, double *a, double *b, double *c)
{
#pragma acc parallel loop collapse(2) present(a[0:n * n], b[0:n * n], c[0:n * n])
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            a[i * n + j] = (double)((i + j) % 7);
            b[i * n + j] = (double)((i - j + n) % 5);
            c[i * n + j] = 0.0;
        }
    }
}

static void multiply(int n, const double *restrict a, const double *restrict b,
                     double *restrict c)
{
    int blocks = (n + BLOCK - 1) / BLOCK;
#pragma acc parallel loop gang collapse(2) present(a[0:n * n], b[0:n * n], c[0:n * n])
    for (int ib = 0; ib < blocks; ib++) {
        for (int jb = 0; jb < blocks; jb++) {
            int i_end = min_int((ib + 1) * BLOCK, n);
            int j_end = min_int((jb + 1) * BLOCK, n);
#pragma acc loop seq
            for (int k0 = 0; k0 < n; k0 += BLOCK) {
                int k_end = min_int(k0 + BLOCK, n);
#pragma acc loop worker
                for (int i = ib * BLOCK; i < i_end; i++) {
#pragma acc loop seq
                    for (int k = k0; k < k_end; k++) {
                        double aik = a[i * n + k];
#pragma acc loop vector
                        for (int j = jb * BLOCK; j < j_end; j++)
                            c[i * n + j] += aik * b[k * n + j];
                    }
                }
            }
        }
    }
}

/* One entry of the product, straight from the definition. */
static double entry(int n, int i, int j)
{
    double sum = 0.0;
    for (int k = 0; k < n; k++)
        sum += (double)((i + k) % 7) * (double)((k - j + n) % 5);
    return sum;
}

static struct check inspect(int n, const double *c)
{
    struct check result = {0.0, 0.0, 0};
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++)
            result.sum += c[i * n + j];
        result.trace += c[i * n + i];
    }
    /* A sample of the entries is enough; all of them would cost n^3 again. */
    int step = n / 16 > 0 ? n / 16 : 1;
    for (int i = 0; i < n; i += step)
        for (int j = 0; j < n; j += step)
            if (c[i * n + j] != entry(n, i, j))
                result.wrong++;
    return result;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 250;
    if (n < 1 || n > 16384) {
        fprintf(stderr, "usage: %s [N], 1 <= N <= 16384\n", argv[0]);
        return 2;
    }

    size_t bytes = (size_t)n * (size_t)n * sizeof(double);
    double *a = malloc(bytes);
    double *b = malloc(bytes);
    double *c = malloc(bytes);
    if (!a || !b || !c) {
        fprintf(stderr, "matmul: out of memory for n = %d\n", n);
        return 1;
    }

#pragma acc data create(a[0:n * n], b[0:n * n]) copyout(c[0:n * n])
    {
        fill(n, a, b, c);
        multiply(n, a, b, c);
    }

    struct check result = inspect(n, c);
    printf("matmul: %d x %d in blocks of %d\n", n, n, BLOCK);
    printf("c[0][0] = %.0f, c[n-1][n-1] = %.0f\n", c[0], c[n * n - 1]);
    printf("sum = %.0f, trace = %.0f\n", result.sum, result.trace);
    printf("wrong entries in the sample: %d\n", result.wrong);

    free(a);
    free(b);
    free(c);
    return result.wrong == 0 ? 0 : 1;
}
