#include <stdio.h>
static double a[64];
static void dump(int s)
{
#ifdef TRACE
    printf("%d %g\n", s, a[3]);
#endif
}
int main(void)
{
    for (int s = 0; s < 3; s++) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < 64; i++)
            a[i] += i;
        dump(s);
    }
    printf("%g\n", a[5]);
    return 0;
}
