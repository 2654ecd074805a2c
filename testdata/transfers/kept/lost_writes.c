// kept: 'a' is transferred in each iteration of the loop at line 11: a construct writes it on the device, but does not copy it back
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
#pragma acc parallel loop copyin(a)
        for (int i = 0; i < N; i++) {
            a[i] += 1;
        }
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
