// becomes: update device(t[0:2])
#include <stdio.h>

static double step(int n)
{
    double t[100], s = 0;
    for (int i = 0; i < 100; i++)
        t[i] = i;
#pragma acc declare copyin(t)
    for (int k = 0; k < n; k++) {
#pragma acc parallel loop reduction(+:s)
        for (int i = 0; i < 100; i++)
            s += t[i];
        t[0] = s;
        t[1] = -s;
#pragma acc update device(t)
    }
    return s;
}

int main(void)
{
    printf("%g\n", step(4));
    return 0;
}
