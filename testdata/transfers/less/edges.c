// becomes: copyout(a); map(from: a)
#include <stdio.h>

int main(void)
{
    double a[20];
    for (int i = 0; i < 20; i++)
        a[i] = -1;
#pragma acc serial copy(a)
    {
        a[0] = 1;
        a[19] = 2;
        for (int i = 1; i < 19; i++)
            a[i] = i;
    }
    printf("%g %g %g\n", a[0], a[7], a[19]);
    return 0;
}
