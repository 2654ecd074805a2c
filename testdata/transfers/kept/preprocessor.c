// kept: 'a' is transferred in each iteration of the loop at line 11: the host may write it in line 16
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
#pragma acc parallel loop copy(a)
        for (int i = 0; i < N; i++)
            a[i] += 1;
#ifdef DEBUG
        printf("%g\n", a[0]);
#endif
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
