// silent
#include <stdio.h>

int main(void)
{
    double a[10];
    for (int i = 0; i < 10; i++)
        a[i] = i;
#pragma acc data copy(a)
    {
#pragma acc serial
        a[1] = 5;
#pragma acc update self(a[1:1])
        printf("%g\n", a[1]);
#pragma acc parallel loop
        for (int i = 0; i < 10; i++)
            a[i] = 2 * i;
    }
    printf("%g\n", a[2]);
    return 0;
}
