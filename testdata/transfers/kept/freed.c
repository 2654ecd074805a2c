// kept: 'p[0:N]' is transferred in each iteration of the loop at line 12: the host may write it in line 17
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    double *p = calloc(N, sizeof *p);
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(p[0:N])
        for (int i = 0; i < N; i++)
            p[i] += 1;
        if (k == 4)
            free(p);
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
