// silent
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int n = 50;
    double *x = malloc(n * sizeof *x), s = 0;
    for (int i = 0; i < n; i++)
        x[i] = i;
#pragma acc enter data copyin(x[0:n])
#pragma acc parallel loop present(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
#pragma acc exit data copyout(x[0:n])
#pragma acc enter data create(x[0:n])
#pragma acc update device(x[0:n])
#pragma acc parallel loop present(x[0:n]) reduction(+: s)
    for (int i = 0; i < n; i++)
        s += x[i];
#pragma acc exit data delete(x[0:n])
    printf("%g\n", s);
    free(x);
    return 0;
}
