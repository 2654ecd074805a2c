// A variable that only gives the length of a private section is firstprivate, as one that the body reads.
#include <stdio.h>

int main(void)
{
    int a[20] = {0}, t[6] = {9, 9, 9, 9, 9, 9}, *p = t, q = 4, r = 2;
#pragma acc parallel loop private(p[0:q])
    for (int i = 0; i < 20; i++) {
        p[i % 4] = i;
        a[i] = p[i % 4];
    }
#pragma acc parallel copy(a)
    {
#pragma acc loop private(p[r:q])
        for (int i = 0; i < 20; i++) {
            p[2 + i % 4] = i;
            a[i] += p[2 + i % 4];
        }
    }
    int s = 0;
    for (int i = 0; i < 20; i++)
        s += a[i];
    for (int i = 0; i < 6; i++)
        s += t[i];
    printf("%d\n", s);
    return 0;
}
