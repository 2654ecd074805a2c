// silent
#include <stdio.h>

int main(int argc, char **argv)
{
    int m = 20 + argc, parts = argc - 1;
    double a[16], b[16], c[16];
    for (int i = 0; i < 16; i++)
        a[i] = b[i] = c[i] = i;
#pragma acc data copy(a, b, c)
    for (int k = 0; k < 4; k++) {
#pragma acc parallel loop
        for (int i = 0; i < 16; i++) {
            a[i] += 1;
            b[i] += 2;
            c[i] += 3;
        }
#pragma acc update self(a)
        if (m < 16)
            printf("%g\n", a[m]);
#pragma acc update self(b)
        if (parts > 0)
            printf("%g\n", b[8 / parts]);
        if (m < 16)
            c[m] = k;
#pragma acc update device(c)
    }
    printf("%g %g %g\n", a[2], b[2], c[2]);
    return 0;
}
