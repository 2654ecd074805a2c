// silent
#include <stdio.h>

int main(void)
{
    int n = 10;
    double a[10];
    for (int i = 0; i < n; i++)
        a[i] = -1;
#pragma acc parallel loop copy(a[0:n])
    for (int i = 1; i < n; i++)
        a[i] = i;
    printf("%g %g\n", a[0], a[5]);
    return 0;
}
