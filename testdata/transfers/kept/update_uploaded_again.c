// kept: 'a' is transferred in each iteration of the loop at line 10: a construct writes it on the device, but does not copy it back
#include <stdio.h>

int main(void)
{
    double a[16], b[16];
    for (int i = 0; i < 16; i++)
        a[i] = b[i] = i;
#pragma acc data copyin(b)
    for (int k = 0; k < 4; k++) {
#pragma acc data copyin(a)
        {
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += b[i];
#pragma acc update self(a)
            printf("%g\n", a[3]);
        }
    }
    printf("%g\n", b[3]);
    return 0;
}
