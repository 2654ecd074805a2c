// silent
#include <stdio.h>

static void step(int n, int only)
{
    static double c[30];
    if (only) {
        printf("%g %g\n", c[5], c[25]);
        return;
    }
#pragma acc declare copy(c)
    if (n > 20)
        return; // before anything is written
#pragma acc parallel loop
    for (int i = 0; i < 30; i++)
        c[i] = i;
}

int main(void)
{
    step(30, 0);
    step(0, 1);
    step(10, 0);
    step(0, 1);
    return 0;
}
