// silent
#include <stdio.h>

static double *step(int n, double *b)
{
    static double s[10];
#pragma acc declare copy(s)
#pragma acc parallel loop copy(b[0:n])
    for (int i = 0; i < n; i++)
        b[i] += 1; // may be s
    return s;
}

int main(void)
{
    double a[10] = {0};
    double *s = step(10, a);
    step(10, s);
    printf("%g %g\n", a[1], s[1]);
    return 0;
}
