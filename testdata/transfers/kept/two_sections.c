// kept: 'a[0:10]' is transferred in each iteration of the loop at line 11: the constructs in the loop transfer different sections of it
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
#pragma acc parallel loop copy(a[0:10])
        for (int i = 0; i < 10; i++)
            a[i] += 1;
#pragma acc parallel loop copy(a[0:20])
        for (int i = 0; i < 20; i++)
            a[i] += 1;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
