// kept: 'a' is transferred in each iteration of the loop at line 16: 'a' is a variable of 'step'
#include <stdio.h>
#include <stdlib.h>
#define N 40
static double step(int k)
{
    static double a[N];
#pragma acc parallel loop copy(a)
    for (int i = 0; i < N; i++)
        a[i] += k;
    return a[3];
}
int main(void)
{
    double sum = 0;
    for (int k = 0; k < 5; k++)
        sum += step(k);
    printf("%g\n", sum);
    return 0;
}
