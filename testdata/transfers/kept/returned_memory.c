// silent
#include <stdio.h>
#include <stdlib.h>

static double *make(int n)
{
    double *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = i;
#pragma acc parallel loop copy(a[0:n])
    for (int i = 1; i < n; i++)
        a[i] = a[i] + 1;
    return a;
}

int main(void)
{
    double *a = make(10);
    printf("%g\n", a[3]);
    free(a);
    return 0;
}
