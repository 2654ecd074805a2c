// becomes: update self(a[1:1]) device(b[3:1]); target update from(a[1:1]) to(b[3:1])
#include <stdio.h>

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
        b[3] = k;
#pragma acc update self(a) device(b)
        printf("%g\n", a[1]);
    }
    printf("%g %g\n", a[2], b[9]);
    return 0;
}
