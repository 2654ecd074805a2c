// silent
#include <stdio.h>

static void fill(int n, double *restrict a)
{
#pragma acc parallel loop collapse(2) copy(a[0:n*n])
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i * n + j] = i;
}

int main(void)
{
    double a[9];
    for (int i = 0; i < 9; i++)
        a[i] = -1;
    fill(-3, a);
    printf("%g\n", a[2]);
    fill(3, a);
    printf("%g\n", a[4]);
    return 0;
}
