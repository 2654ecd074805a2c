// silent
#include <stdio.h>

static double step(int n)
{
    double a[10];
    static double b[10];
    for (int i = 0; i < n; i++)
        a[i] = b[i] = i;
#pragma acc declare copyin(a) copy(b)
    b[1] = 5; // the device does not get it, and it is lost
#pragma acc parallel loop
    for (int i = 0; i < n; i++)
        b[i] += a[i];
#pragma acc update self(b[1:1])
    return b[1];
}

int main(void)
{
    printf("%g\n", step(10));
    return 0;
}
