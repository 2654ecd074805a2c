// kept: 'x[0:N]' is transferred in each iteration of the loop at line 24: the call of 'step' in line 25 of the loop may access any memory, by line 10
#include <stdio.h>
#include <stdlib.h>
#define N 40
void watch(void);
void (*watcher)(void);
void watch(void)
{
    if (watcher)
        watcher();
}
static void step(double *x)
{
#pragma acc parallel loop copy(x[0:N])
    for (int i = 0; i < N; i++)
        x[i] += 1;
    watch();
}
int main(void)
{
    double a[N];
    for (int i = 0; i < N; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++)
        step(a);
    printf("%g\n", a[3]);
    return 0;
}
