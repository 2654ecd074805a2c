// silent
#include <stdio.h>

int main(void)
{
    double a[16], b[16];
    for (int i = 0; i < 16; i++)
        a[i] = b[i] = i;
#pragma acc data copyin(a) copyin(b)
    for (int k = 0; k < 4; k++) {
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += b[i];
#pragma acc update self(a)
        printf("%g\n", a[3]);
    }
    for (int i = 0; i < 16; i++)
        printf("%g\n", a[i]);
    return 0;
}
