// silent
#include <stdio.h>

int main(void)
{
    double a[10];
    for (int i = 0; i < 10; i++)
        a[i] = i;
#pragma acc serial copy(a)
    for (int i = 0; i < 10; i++)
        a[i] = a[9 - i] + 1;
    printf("%g %g\n", a[2], a[8]);
    return 0;
}
