// silent
#include <stdio.h>
#include <stdlib.h>

static double *last;

static void make(int n)
{
    double *a = malloc(n * sizeof *a);
    for (int i = 0; i < n; i++)
        a[i] = i;
    last = a;
#pragma acc parallel loop copy(a[0:n])
    for (int i = 1; i < n; i++)
        a[i] = a[i] + 1;
}

int main(void)
{
    make(10);
    printf("%g\n", last[3]);
    free(last);
    return 0;
}
