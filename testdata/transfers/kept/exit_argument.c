// silent
#include <stdio.h>

static void work(double *x, int n)
{
#pragma acc enter data copyin(x[0:n])
#pragma acc parallel loop present(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
#pragma acc exit data copyout(x[0:n])
}

int main(void)
{
    double x[20] = {0};
    work(x, 20);
    printf("%g\n", x[3]);
    return 0;
}
