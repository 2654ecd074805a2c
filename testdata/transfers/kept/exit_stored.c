// silent
#include <stdio.h>
#include <stdlib.h>

static double *shown;

static void show(int i) { printf("%g\n", shown[i]); }

int main(void)
{
    int n = 50;
    double *x = malloc(n * sizeof *x);
    shown = x;
    for (int i = 0; i < n; i++)
        x[i] = i;
#pragma acc enter data copyin(x[0:n])
#pragma acc parallel loop present(x[0:n])
    for (int i = 0; i < n; i++)
        x[i] += 1;
#pragma acc exit data copyout(x[0:n])
    show(7);
    free(x);
    return 0;
}
