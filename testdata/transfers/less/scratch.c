// becomes: copyin(work); map(to: work)
#include <stdio.h>

static double norm(int n, const double *x)
{
    double work[16], sum = 0;
    for (int i = 0; i < n; i++)
        work[i] = x[i];
#pragma acc parallel loop copy(work) reduction(+: sum)
    for (int i = 0; i < n; i++) {
        work[i] *= work[i];
        sum += work[i];
    }
    return sum;
}

int main(void)
{
    double x[16];
    for (int i = 0; i < 16; i++)
        x[i] = i;
    printf("%g\n", norm(16, x) + norm(3, x));
    return 0;
}
