// silent
#include <stdio.h>

static double count(int first)
{
    static double a[10];
    double sum = 0;
    for (int i = 0; i < 10; i++)
        sum += a[i];
#pragma acc parallel loop copy(a)
    for (int i = 1; i < 10; i++)
        a[i] = a[i] + first;
    return sum;
}

int main(void)
{
    printf("%g\n", count(1) + count(2));
    return 0;
}
