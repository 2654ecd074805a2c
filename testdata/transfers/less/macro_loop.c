// becomes: data copy(a); target data map(tofrom: a)
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
#define TIMES(n) for (int k = 0; k < n; k++)
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    TIMES(5)
    {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < N; i++)
            a[i] += 1;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
