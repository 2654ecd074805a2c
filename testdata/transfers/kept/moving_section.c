// kept: 'a[k:4]' is transferred in each iteration of the loop at line 11: the section is not the same in each iteration
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(a[k:4])
        for (int i = k; i < k + 4; i++)
            a[i] += 1;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
