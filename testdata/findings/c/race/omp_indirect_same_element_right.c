#include <stdio.h>
#include <stdlib.h>

#define N 12
static int first[N] = {521, 523, 525, 527, 529, 531, 547, 549, 551, 553, 555, 557};

int main(void)
{
    double *base = malloc(2026 * sizeof *base);
    double *x1 = base, *x2 = base + 13;
    for (int i = 521; i <= 2025; i++)
        base[i] = 0.5 * i;
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        int at = first[i];
        x1[at] += 1.0;
        x2[at] += 3.0;
    }
    printf("%g\n", base[521]);
    free(base);
    return 0;
}
