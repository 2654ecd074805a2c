// becomes: create(t); map(alloc: t)
#include <stdio.h>

int main(void)
{
    double t[8], out[8];
    for (int i = 0; i < 8; i++)
        t[i] = 7;
#pragma acc parallel loop copyin(t) copyout(out)
    for (int i = 0; i < 8; i++) {
        t[i] = i;
        out[i] = t[i] + 1;
    }
    printf("%g %g %g\n", out[0], out[7], t[3]);
    return 0;
}
