// silent
#include <stdio.h>

static double step(int n)
{
    static double s[10];
    double first = s[3]; // of the call before
#pragma acc declare copy(s)
#pragma acc parallel loop
    for (int i = 0; i < n; i++)
        s[i] += i;
    return first;
}

int main(void)
{
    printf("%g\n", step(10));
    printf("%g\n", step(10));
    return 0;
}
