// kept: 'p[0:N]' is transferred in each iteration of the loop at line 9: the host may write it in line 17
#include <stdio.h>
#include <stdlib.h>
#define N 40
int main(void)
{
    double *p = calloc(N, sizeof *p), *q = calloc(N, sizeof *q);
    double sum = 0;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(p[0:N], q[0:N])
        for (int i = 0; i < N; i++)
            q[i] = p[i] + 1;
        double *t = p;
        p = q;
        q = t;
        if (k == 4)
            free(q);
    }
    printf("%g %g\n", p[3], sum);
    return 0;
}
