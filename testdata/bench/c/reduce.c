/*
 * reduce: sums and extremes of a long vector in one pass.
 *
 *   reduce [N [REPETITIONS]]
 *   small: reduce 3000 3
 *
 * The sums are over integers and over doubles that hold integers: exact in any order.
 */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 4000000;
    int repetitions = argc > 2 ? atoi(argv[2]) : 200;
    double *value = malloc(n * sizeof *value);
    if (!value)
        return 1;
    for (int i = 0; i < n; i++)
        value[i] = i * 7L % 10007 - 5000;
    double sum = 0.0, most = -1e9, least = 1e9;
    long odd = 0;
#pragma acc data copyin(value[0:n])
    for (int r = 0; r < repetitions; r++) {
#pragma acc parallel loop present(value[0:n]) reduction(+ : sum, odd) reduction(max : most) reduction(min : least)
#pragma omp parallel for reduction(+ : sum, odd) reduction(max : most) reduction(min : least)
        for (int i = 0; i < n; i++) {
            double x = value[i] + r;
            sum += x;
            odd += (long)x & 1;
            most = x > most ? x : most;
            least = x < least ? x : least;
        }
    }
    printf("reduce: %d values, %d repetitions, sum %.0f, odd %ld, most %.0f, least %.0f\n", n, repetitions, sum, odd, most,
           least);
    free(value);
    return 0;
}
