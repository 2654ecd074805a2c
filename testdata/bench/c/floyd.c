/*
 * floyd: shortest paths between all pairs of vertices (Floyd and Warshall), a kernel for every vertex.
 *
 *   floyd [N]
 *   small: floyd 40
 */
#include <stdio.h>
#include <stdlib.h>

static void paths(int n, int *restrict d)
{
#pragma acc data copy(d[0:n * n])
    for (int k = 0; k < n; k++) {
#pragma acc parallel loop gang present(d[0:n * n])
#pragma omp parallel for
        for (int i = 0; i < n; i++) {
            int first = d[i * n + k];
#pragma acc loop vector
            for (int j = 0; j < n; j++) {
                int through = first + d[k * n + j];
                if (through < d[i * n + j])
                    d[i * n + j] = through;
            }
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1000;
    int *d = malloc(n * n * sizeof *d);
    if (!d)
        return 1;
    unsigned state = 1;
    for (int i = 0; i < n * n; i++) {
        state = state * 1664525u + 1013904223u;
        d[i] = i / n == i % n ? 0 : 1 + (int)(state >> 12) % 100000;
    }
    paths(n, d);
    unsigned sum = 0;
    int longest = 0;
    for (int i = 0; i < n * n; i++) {
        sum = sum * 31 + d[i];
        longest = d[i] > longest ? d[i] : longest;
    }
    printf("floyd: %d vertices, longest path %d, checksum %08x\n", n, longest, sum);
    free(d);
    return 0;
}
