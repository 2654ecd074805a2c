// silent
#include <stdio.h>

int main(void)
{
    int n = 10;
    double a[10];
    for (int i = 0; i < n; i++)
        a[i] = i;
#pragma acc data copy(a)
    {
#pragma acc parallel loop if(n > 20)
        for (int i = 0; i < 10; i++)
            a[i] = 2 * i;
    }
    printf("%g\n", a[2]);
    return 0;
}
