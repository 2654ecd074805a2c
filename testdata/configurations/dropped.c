#include <stdio.h>
static double a[64];
#ifdef TRACE
#define SHOW(x) printf("%g\n", x)
#else
#define SHOW(x) ((void)0)
#endif
#define TWICE(x) do { SHOW(x); SHOW(x); } while (0)
int main(void)
{
    for (int s = 0; s < 3; s++) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < 64; i++)
            a[i] += i;
        TWICE(a[3]);
    }
    printf("%g\n", a[5]);
    return 0;
}
