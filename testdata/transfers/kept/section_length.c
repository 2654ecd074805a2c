// kept: 'a[0:n]' is transferred in each iteration of the loop at line 12: the section is not the same in each iteration
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    int n = 32;
    for (int k = 0; k < 3; k++) {
#pragma acc parallel copy(n)
        n = n / 2;
#pragma acc parallel loop copy(a[0:n])
        for (int i = 0; i < n; i++)
            a[i] += 1;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
