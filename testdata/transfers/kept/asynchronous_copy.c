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
#pragma acc parallel loop copy(a, b) async(2)
    for (int i = 0; i < N; i++)
        b[i] = a[i];
#pragma acc wait
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
