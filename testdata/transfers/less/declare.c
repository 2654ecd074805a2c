// becomes: declare copyin(t) create(u); map(to: b[0:n]) map(tofrom: a[0:n])
#include <stdio.h>

static void step(int n, const double *restrict b, double *restrict a)
{
    double t[100], u[100];
#pragma acc declare copy(t, u)
    for (int k = 0; k < 3; k++) {
#pragma acc parallel loop copyin(b[0:n])
        for (int i = 0; i < n; i++)
            t[i] = b[i] + k;
#pragma acc parallel loop copy(a[0:n])
        for (int i = 0; i < 100; i++) {
            u[i] = k;
            if (i < n)
                a[i] += t[i] + u[i];
        }
    }
}

int main(void)
{
    double a[10], b[10];
    for (int i = 0; i < 10; i++)
        a[i] = b[i] = i;
    step(10, b, a);
    printf("%g %g\n", a[2], a[9]);
    return 0;
}
