// silent
#include <stdio.h>

static void step(double *restrict a)
{
#pragma acc data copy(a[0:16])
    {
        a[1] = 3;
#pragma acc update device(a[0:16])
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += 1;
#pragma acc update self(a[0:16])
    }
}

int main(void)
{
    double a[16];
    for (int i = 0; i < 16; i++)
        a[i] = i;
#pragma acc data copy(a)
    {
        for (int i = 0; i < 16; i++)
            a[i] = 2 * i; // not on the device yet
        step(a);
        for (int i = 0; i < 16; i++)
            printf("%g\n", a[i]);
    }
    return 0;
}
