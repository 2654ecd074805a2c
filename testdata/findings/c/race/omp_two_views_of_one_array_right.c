#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    static const int at[8] = {1, 4, 7, 9, 13, 16, 19, 22};
    double *base = calloc(48, sizeof *base);
    double *low = base, *high = base + 24;
#pragma omp parallel for
    for (int k = 0; k < 8; k++) {
        low[at[k]] += 1;
        high[at[k]] += 3;
    }
    printf("%g\n", base[13]);
    free(base);
}
