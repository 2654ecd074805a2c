// kept: 'p[0:N]' is transferred in each iteration of the loop at line 13: which memory 'p[0:N]' is in the loop is not known
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
double *p;
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    p = a;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(p[0:N])
        for (int i = 0; i < N; i++)
            p[i] += 1;
        b[k] = k;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
