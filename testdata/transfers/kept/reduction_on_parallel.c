// silent
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N 40
int main(void)
{
    double a[N], b[N];
    for (int i = 0; i < N; i++)
        a[i] = b[i] = i;
    double s[3] = { 0, 0, 0 };
#pragma acc parallel copy(s) num_gangs(3) reduction(+: s)
    s[1] += 1;
    b[3] = s[1];
    printf("%g %g\n", a[3], b[3]);
    return 0;
}
