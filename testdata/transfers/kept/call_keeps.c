// kept: 'x[0:N]' is transferred in each iteration of the loop at line 18: what runs in line 20 of the loop may access any memory
#include <stdio.h>
#include <stdlib.h>
#define N 40
static double *kept;
static void step(double *x)
{
    kept = x;
#pragma acc parallel loop copy(x[0:N])
    for (int i = 0; i < N; i++)
        x[i] += 1;
}
int main(void)
{
    double *a = malloc(N * sizeof *a);
    for (int i = 0; i < N; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++) {
        step(a);
        kept[0] = 2;
    }
    printf("%g\n", a[0]);
    free(a);
    return 0;
}
