// y is in no clause, so it is not on the device. Run says so, and where.
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 1000;
    float *x = malloc(n * sizeof *x), *y = malloc(n * sizeof *y);
    for (int i = 0; i < n; i++)
        x[i] = y[i] = i;
#pragma acc parallel loop copyin(x[0:n])
    for (int i = 0; i < n; i++)
        y[i] += 2 * x[i];
    printf("%g\n", y[n - 1]);
    return 0;
}
