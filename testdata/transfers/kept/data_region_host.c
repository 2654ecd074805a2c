// silent
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
#pragma acc data copy(a)
    {
        a[3] = 5;
#pragma acc update device(a[3:1])
#pragma acc parallel loop copyout(b)
        for (int i = 0; i < N; i++)
            b[i] = a[i];
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
