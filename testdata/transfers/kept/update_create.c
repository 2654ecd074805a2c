// silent
#include <stdio.h>

int main(void)
{
    double a[16], b[16];
    for (int i = 0; i < 16; i++)
        a[i] = b[i] = i;
#pragma acc data create(a) copyin(b)
    {
#pragma acc update device(a)
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += b[i];
#pragma acc update self(a)
    }
    for (int i = 0; i < 16; i++)
        printf("%g\n", a[i]);
    return 0;
}
