// silent
#include <stdio.h>

int main(void)
{
    double a[16], b[16];
    for (int i = 0; i < 16; i++)
        a[i] = b[i] = i;
#pragma acc data copy(a) copyin(b)
    for (int k = 0; k < 4; k++) {
        if (k % 2 == 0)
            b[k] = 1;
        b[7] = k;
        for (int i = 0; i < k; i++) {
            b[8] = k;
#pragma acc update device(b)
        }
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += b[i];
    }
    printf("%g %g\n", a[2], b[9]);
    return 0;
}
