// kept: 'u' is transferred in each iteration of the loop at line 18: 'u' is not known by this name where 'step' is called
#include <stdio.h>
#include <stdlib.h>
#define N 40
static double u[N];
static void step(void)
{
#pragma acc parallel loop copy(u)
    for (int i = 0; i < N; i++)
        u[i] += 1;
}
static double get(void) { return u[3]; }
int main(void)
{
    double u[N];
    for (int i = 0; i < N; i++)
        u[i] = i;
    for (int k = 0; k < 5; k++)
        step();
    printf("%g %g\n", u[3], get());
    return 0;
}
