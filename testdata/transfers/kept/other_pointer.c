// silent
#include <stdio.h>

static void shift(int n, double *a, double *b)
{
#pragma acc data copy(a[0:n])
    {
#pragma acc parallel loop present(b[0:n])
        for (int i = 0; i < n; i++)
            a[i] = b[i] + 1;
    }
}

int main(void)
{
    double a[10];
    for (int i = 0; i < 10; i++)
        a[i] = i;
    shift(10, a, a);
    printf("%g\n", a[2]);
    return 0;
}
