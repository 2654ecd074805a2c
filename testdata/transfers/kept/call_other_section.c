// kept: 'x[0:n]' is transferred in each iteration of the loop at line 17: the constructs in the loop transfer different sections of it
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void step(double *x, int n)
{
#pragma acc parallel loop copy(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
}
int main(void)
{
    int n = N;
    double *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++) {
        step(a, n / 2);
        step(a, n);
    }
    printf("%g %g\n", a[3], a[33]);
    free(a);
    return 0;
}
