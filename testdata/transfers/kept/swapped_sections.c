// kept: 'p[0:N]' is transferred in each iteration of the loop at line 9: the constructs in the loop transfer different sections of it
#include <stdio.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++) a[i] = b[i] = i;
    double *p = a, *q = b;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(p[0:N], q[0:N/2])
        for (int i = 0; i < N / 2; i++)
            q[i] = p[i] + 1;
        double *t = p;
        p = q;
        q = t;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
