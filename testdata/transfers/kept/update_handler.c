// silent
#include <stdio.h>
#include <stdlib.h>

static double a[16];

static void show(void)
{
    printf("%g\n", a[9]);
}

int main(void)
{
    atexit(show);
#pragma acc data copy(a)
    for (int k = 0; k < 4; k++) {
#pragma acc parallel loop
        for (int i = 0; i < 16; i++)
            a[i] += i;
#pragma acc update self(a)
        if (a[1] > 2)
            exit(0);
    }
    return 0;
}
