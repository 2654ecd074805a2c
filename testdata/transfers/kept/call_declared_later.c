// kept: 'u' is transferred in each iteration of the loop at line 8: 'u' is not known by this name where 'step' is called
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void step(int k);
int main(void)
{
    for (int k = 0; k < 5; k++)
        step(k);
    return 0;
}
static double u[N];
static void step(int k)
{
#pragma acc parallel loop copy(u)
    for (int i = 0; i < N; i++)
        u[i] += k;
    if (k == 4)
        printf("%g\n", u[3]);
}
