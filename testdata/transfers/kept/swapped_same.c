// kept: 'p[0:N]' is transferred in each iteration of the loop at line 9: the section is not the same in each iteration
#include <stdio.h>
#define N 40
int main(void)
{
    double a[2 * N];
    for (int i = 0; i < 2 * N; i++) a[i] = i;
    double *p = a, *q = a + N;
    for (int k = 0; k < 5; k++) {
#pragma acc parallel loop copy(p[0:N], q[0:N])
        for (int i = 0; i < N; i++)
            q[i] = p[i] + 1;
        double *t = p;
        p = q;
        q = t;
    }
    printf("%g %g\n", a[3], a[N + 3]);
    return 0;
}
