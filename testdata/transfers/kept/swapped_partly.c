// kept: 'p[0:N]' is transferred in each iteration of the loop at line 9: which memory 'q[0:N]' is in the loop is not known
#include <stdio.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++) a[i] = b[i] = i;
    double *p = a, *q = b;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(p[0:N], q[0:N])
        for (int i = 0; i < N; i++)
            q[i] = p[i] + 1;
        double *t = p;
        p = q;
        if (k < 3)
            q = t;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
