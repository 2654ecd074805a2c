// kept: 'p[0:N]' is transferred in each iteration of the loop at line 9: a construct writes it on the device, but does not copy it back
#include <stdio.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++) a[i] = b[i] = i;
    double *p = a, *q = b;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copyin(p[0:N]) copy(q[0:N])
        for (int i = 0; i < N; i++) {
            p[i] = p[i] * 2;
            q[i] = p[i] + 1;
        }
        double *t = p;
        p = q;
        q = t;
    }
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
