// silent
#include <stdio.h>

int main(void)
{
    double a[16], b[16];
    for (int i = 0; i < 16; i++)
        a[i] = b[i] = i;
#pragma acc data copy(a) copyin(b)
    {
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += b[i];
#pragma acc update self(a)
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += b[i];
#pragma acc update device(a) // the values before
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += b[i];
    }
    printf("%g %g\n", a[2], b[9]);
    return 0;
}
