/*
 * launch: a long string of small kernels; with one element each the time is the cost of starting them.
 *
 *   launch [KERNELS [N]]
 *   small: launch 100 50
 */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int kernels = argc > 1 ? atoi(argv[1]) : 60000;
    int n = argc > 2 ? atoi(argv[2]) : 4096;
    unsigned *a = calloc(n, sizeof *a);
    if (!a)
        return 1;
#pragma acc data copy(a[0:n])
    for (int k = 0; k < kernels; k++) {
#pragma acc parallel loop present(a[0:n])
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            a[i] = (a[i] ^ (k + i)) % 1009;
    }
    unsigned sum = 0;
    for (int i = 0; i < n; i++)
        sum = sum * 31 + a[i];
    printf("launch: %d kernels over %d elements, checksum %08x\n", kernels, n, sum);
    free(a);
    return 0;
}
