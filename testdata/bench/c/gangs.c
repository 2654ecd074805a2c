/*
 * gangs: bodies of independent chains, far more gangs than any machine has threads.
 *
 *   gangs [CHAINS [LENGTH]]
 *   small: gangs 300 20
 *
 * Everything is computed in whole numbers.
 */
#include <stdio.h>
#include <stdlib.h>

#define WIDTH 64

static unsigned walk(unsigned x) { return x * 1664525u + 1013904223u; }

static void chains(int count, int length, unsigned *last)
{
#pragma acc parallel loop gang num_gangs(count) num_workers(4) vector_length(32) copyout(last[0:count])
#pragma omp parallel for
    for (int c = 0; c < count; c++) {
        unsigned x[WIDTH], all = 0;
#pragma acc loop vector
        for (int k = 0; k < WIDTH; k++)
            x[k] = (unsigned)c * WIDTH + k;
#pragma acc loop seq
        for (int l = 0; l < length; l++) {
#pragma acc loop vector
            for (int k = 0; k < WIDTH; k++)
                x[k] = x[k] * 1664525u + 1013904223u;
        }
#pragma acc loop vector reduction(^:all)
        for (int k = 0; k < WIDTH; k++)
            all ^= x[k];
        last[c] = all;
    }
}

int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 150000;
    int length = argc > 2 ? atoi(argv[2]) : 200;
    unsigned *last = malloc(sizeof *last * count), all = 0;
    if (!last)
        return 1;
    chains(count, length, last);
    for (int c = 0; c < count; c++)
        all = walk(all ^ last[c]);
    printf("%u\n", all);
    free(last);
    return 0;
}
