/*
 * histogram: how often values occur, counted by atomic updates of shared counters.
 *
 *   histogram [N [REPETITIONS]]
 *   small: histogram 2000 3
 */
#include <stdio.h>
#include <stdlib.h>

enum { BINS = 1024 };

static void count(int n, int shift, const unsigned *restrict value, unsigned *restrict bin)
{
#pragma acc parallel loop present(value[0:n], bin[0:BINS])
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        unsigned at = (value[i] >> shift) % BINS;
#pragma acc atomic update
#pragma omp atomic update
        bin[at]++;
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 4000000;
    int repetitions = argc > 2 ? atoi(argv[2]) : 150;
    unsigned *value = malloc(n * sizeof *value);
    unsigned *bin = calloc(BINS, sizeof *bin);
    if (!value || !bin)
        return 1;
    unsigned state = 1;
    for (int i = 0; i < n; i++) {
        state = state * 1664525u + 1013904223u;
        value[i] = state >> 3;
    }
#pragma acc data copyin(value[0:n]) copy(bin[0:BINS])
    for (int r = 0; r < repetitions; r++)
        count(n, r % 12, value, bin);
    unsigned sum = 0, largest = 0;
    for (int k = 0; k < BINS; k++) {
        sum = sum * 31 + bin[k];
        if (bin[k] > largest)
            largest = bin[k];
    }
    printf("histogram: %d values, %d repetitions, largest %u, checksum %08x\n", n, repetitions, largest, sum);
    free(value);
    free(bin);
    return 0;
}
