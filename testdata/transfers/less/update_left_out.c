// becomes: printf("%g\n", b[9]); printf("%g\n", b[9])
#include <stdio.h>

int main(void)
{
    double a[16], b[16];
    for (int i = 0; i < 16; i++)
        a[i] = b[i] = i;
#pragma acc data copy(a) copyin(b)
    {
#pragma acc update device(b)
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += b[i];
#pragma acc update self(a)
#pragma acc update self(b)
        printf("%g\n", b[9]);
    }
    printf("%g %g\n", a[2], b[9]);
    return 0;
}
