// silent
#include <stdio.h>

static void step(int n)
{
    static double b[10];
#pragma acc declare copy(b)
#pragma acc parallel
    if (b[n] > 0)
        n++;
#ifdef COUNTED
#pragma acc parallel loop
    for (int i = 0; i < n; i++)
        b[i] += 1;
#endif
}

int main(void)
{
    step(3);
    printf("done\n");
    return 0;
}
