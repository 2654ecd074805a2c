// kept: 'a' is transferred in each iteration of the loop at line 17: the call of 'step' in line 18 of the loop may access any memory
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
static void step(double *x)
{
#pragma acc parallel loop copy(x[0:N])
    for (int i = 0; i < N; i++)
        x[i] += 1;
}
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    for (int k = 0; k < 5; k++) {
        step(a);
#pragma acc parallel loop copy(a)
        for (int i = 0; i < N; i++)
            a[i] += 1;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
