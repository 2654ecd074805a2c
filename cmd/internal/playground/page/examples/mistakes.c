// Each directive here has a mistake. The list below says which one, and
// offers to fix it.
#include <stdio.h>

int main(void)
{
    int n = 1000;
    float x[1000], y[1000], sum = 0;

#pragma acc parallel loop seq gang
    for (int i = 0; i < n; i++)
        x[i] = i;

#pragma acc parallel loop copyn(x)
    for (int i = 0; i < n; i++)
        y[i] = 2 * x[i];

#pragma omp parallel for reduction(+: summ)
    for (int i = 0; i < n; i++)
        sum += y[i];

    printf("%g\n", sum);
    return 0;
}
