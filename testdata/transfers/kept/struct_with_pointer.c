// kept: 'b[0:1]' is transferred in each iteration of the loop at line 12: the constructs in the loop transfer different sections of it
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    struct { int n; double *x; } v = { N, a };
    for (int k = 0; k < 5; k++) {
#pragma acc parallel copyin(v) copyout(b[0:1])
        b[0] = v.n;
#pragma acc parallel copyout(b[0:2])
        b[1] = k;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
