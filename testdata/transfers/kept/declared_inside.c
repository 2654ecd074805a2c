// kept: the data of this loop could stay on the device, but no data construct can be written around it: a variable is declared in it
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    for (int k = 0; k < 5; k++) {
        double t[N];
#pragma acc parallel loop copyout(t)
        for (int i = 0; i < N; i++)
            t[i] = i;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
