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
    double s = 2;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel copyin(s) copyout(b[0:1])
        b[0] = s;
#pragma acc parallel loop copyout(b[0:2])
        for (int i = 0; i < 2; i++) {
            s = i;
            b[i] = s;
        }
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
