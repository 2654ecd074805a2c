// silent
#include <stdio.h>

int main(void)
{
    double a[10];
    for (int i = 0; i < 10; i++)
        a[i] = -1;
#pragma acc parallel loop copy(a)
    for (int i = 0; i < 10; i++)
        if (i % 2)
            a[i] = i;
    printf("%g %g\n", a[4], a[5]);
    return 0;
}
