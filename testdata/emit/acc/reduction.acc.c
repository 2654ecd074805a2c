// Reductions of teams: distribute alone has none, so that they are those of the compute construct.
#include <stdio.h>

int main(void)
{
    int s = 0, m = 0;
    double a[100];
    for (int i = 0; i < 100; i++)
        a[i] = i;
#pragma acc parallel loop gang copy(s) reduction(+: s)
    for (int i = 0; i < 100; i++)
        s += a[i];
#pragma acc parallel loop gang vector copy(m) reduction(max: m)
    for (int i = 0; i < 100; i++)
        if (a[i] > m)
            m = a[i];
#pragma acc parallel copy(s) reduction(+: s)
    {
#pragma acc loop gang
        for (int i = 0; i < 100; i++)
            s += a[i];
    }
#pragma acc parallel copy(s) reduction(+:s)
#pragma acc loop gang
    for (int i = 0; i < 100; i++)
        s += a[i];
    printf("%d %d\n", s, m);
    return 0;
}
