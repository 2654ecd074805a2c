// silent
#include <stdio.h>
#include <stdlib.h>

static double a[10];

static void show(void)
{
    printf("%g\n", a[3]);
}

int main(void)
{
    atexit(show);
    for (int i = 0; i < 10; i++)
        a[i] = i;
#pragma acc parallel loop copy(a)
    for (int i = 1; i < 10; i++)
        a[i] = a[i] + 1;
    return 0;
}
