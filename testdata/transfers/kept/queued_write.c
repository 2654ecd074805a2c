// silent
#include <stdio.h>

int main(void)
{
    double a[10];
    for (int i = 0; i < 10; i++)
        a[i] = i;
#pragma acc parallel loop copy(a) async
    for (int i = 0; i < 10; i++)
        a[i] = 2 * i;
#pragma acc wait
    printf("%g\n", a[2]);
    return 0;
}
