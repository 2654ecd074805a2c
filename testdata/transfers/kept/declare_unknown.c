// silent
#include <stdio.h>

void other(double *t);

static void step(int n)
{
    static double t[10];
#pragma acc declare copy(t)
    other(t);
#pragma acc parallel loop
    for (int i = 0; i < n; i++)
        t[i] = i;
}

void other(double *t)
{
    t[0] = 1;
#pragma acc update device(t[0:1])
}

int main(void)
{
    step(10);
    printf("done\n");
    return 0;
}
