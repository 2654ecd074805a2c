// kept: 'p[0:N]' is transferred in each iteration of the loop at line 13: the host may write it in line 18
#include <stdio.h>
#include <stdlib.h>
#define N 40
static void done(double *x)
{
    printf("%g\n", x[3]);
    free(x);
}
int main(void)
{
    double *p = calloc(N, sizeof *p);
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(p[0:N])
        for (int i = 0; i < N; i++)
            p[i] += 1;
        if (k == 4)
            done(p);
    }
    return 0;
}
