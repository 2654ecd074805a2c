// silent
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void step(double *x, int k)
{
    if (k == 0) {
#pragma acc enter data copyin(x[0:N])
    }
#pragma acc parallel loop copy(x[0:N])
    for (int i = 0; i < N; i++)
        x[i] += 1;
    if (k == 4) {
#pragma acc exit data copyout(x[0:N])
    }
}
int main(void)
{
    double a[N];
    for (int i = 0; i < N; i++)
        a[i] = i;
    for (int k = 0; k < 5; k++)
        step(a, k);
    printf("%g\n", a[3]);
    return 0;
}
