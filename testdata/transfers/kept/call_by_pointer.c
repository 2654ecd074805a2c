// kept: 'x[0:N]' is transferred in each iteration of the loop at line 17: the call in line 19 of the loop may access any memory
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void step(double *x)
{
#pragma acc parallel loop copy(x[0:N])
    for (int i = 0; i < N; i++)
        x[i] += 1;
}
int main(int argc, char **argv)
{
    double a[N];
    void (*what)(double *) = step;
    for (int i = 0; i < N; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++) {
        step(a);
        what(a);
    }
    printf("%g\n", a[3]);
    return 0;
}
