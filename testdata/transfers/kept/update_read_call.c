// silent
#include <stdio.h>

static double last(const double *x) { return x[15]; }

int main(void)
{
    double a[16], b[16];
    for (int i = 0; i < 16; i++)
        a[i] = b[i] = i;
#pragma acc data copy(a) copyin(b)
    for (int k = 0; k < 4; k++) {
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += b[i];
#pragma acc update self(a)
        printf("%g\n", last(a));
    }
    printf("%g %g\n", a[2], b[9]);
    return 0;
}
