// kept: 'p[0:N]' is transferred in each iteration of the loop at line 9: the loop changes the pointer to it, and no clause is for one that it takes turns with
#include <stdio.h>
#define N 40
int main(void)
{
    double a[N], b[N], c[N];
    for (int i = 0; i < N; i++) a[i] = b[i] = c[i] = i;
    double *p = a, *q = b, *r = c;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(p[0:N], q[0:N])
        for (int i = 0; i < N; i++)
            q[i] = p[i] + 1;
        double *t = p;
        p = q;
        q = r;
        r = t;
    }
    printf("%g %g %g\n", a[3], b[3], c[3]);
    return 0;
}
