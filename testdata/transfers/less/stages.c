// becomes: create(half[0:n]); map(alloc: half[0:n])
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 30;
    double *x = malloc(n * sizeof *x), *half = malloc(n * sizeof *half);
    for (int i = 0; i < n; i++)
        x[i] = i;
#pragma acc data copy(x[0:n]) copy(half[0:n])
    {
#pragma acc parallel loop
        for (int i = 0; i < n; i++)
            half[i] = x[i] / 2;
#pragma acc parallel loop
        for (int i = 1; i < n - 1; i++)
            x[i] = half[i - 1] + half[i + 1];
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i];
    printf("%g\n", sum);
    free(half);
    free(x);
    return 0;
}
