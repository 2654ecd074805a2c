// becomes: copyout(a[0:n]); map(from: a[0:n])
#include <stdio.h>

int main(void)
{
    int n = 10;
    double a[10];
    for (int i = 0; i < n; i++)
        a[i] = -1;
#pragma acc parallel loop copy(a[0:n]) if(n > 4)
    for (int i = n - 1; i >= 0; i--)
        a[i] = i;
    printf("%g %g\n", a[0], a[9]);
    return 0;
}
