// becomes: copyout(y[0:n]); map(from: y[0:n])
#include <stdio.h>

static void scale(int n, const double *restrict x, double *restrict y)
{
#pragma acc parallel loop copyin(x[0:n]) copy(y[0:n])
    for (int i = 0; i < n; i++) {
        y[i] = 2 * x[i];
        y[i] += 1;
    }
}

int main(void)
{
    double x[10], y[10];
    for (int i = 0; i < 10; i++)
        x[i] = y[i] = i;
    scale(10, x, y);
    scale(0, x, y);
    printf("%g %g\n", y[0], y[9]);
    return 0;
}
