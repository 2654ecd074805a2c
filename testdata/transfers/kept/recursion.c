// kept: 'a[0:N]' is transferred in each iteration of the loop at line 8: the call of 'deeper' in line 13 of the loop may access any memory: the function calls itself
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
static void deeper(double *a, int m)
{
    for (int k = 0; k < m; k++) {
#pragma acc parallel loop copy(a[0:N])
        for (int i = 0; i < N; i++)
            a[i] += 1;
        if (m > 0)
            deeper(a, m - 1);
    }
}
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    deeper(a, 3);
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
