// find: data race of rows, write at 18, read at 18
#include <stdio.h>
#include <stdlib.h>

/* Each row is memory that some thread took; two iterations, of one thread in most schedules, add to the same row. */
int main(void)
{
    double *rows[16];
    #pragma omp parallel num_threads(4)
    {
        #pragma omp for
        for (int i = 0; i < 16; i++) {
            rows[i] = malloc(2 * sizeof **rows);
            rows[i][0] = rows[i][1] = i;
        }
        #pragma omp for
        for (int i = 0; i < 16; i++)
            rows[i & ~1][0] += i;
    }
    double sum = 0;
    for (int i = 0; i < 16; i++) {
        sum += rows[i][0];
        free(rows[i]);
    }
    printf("%g\n", sum);
    return 0;
}
