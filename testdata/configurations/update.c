#include <stdio.h>
static double a[64];
#ifdef TRACE
#define ALL() printf("%g\n", a[40])
#else
#define ALL()
#endif
static void show(void)
{
    ALL();
}
int main(void)
{
#pragma acc data copy(a)
    for (int s = 0; s < 3; s++) {
#pragma acc parallel loop present(a)
        for (int i = 0; i < 64; i++)
            a[i] += i;
#pragma acc update self(a)
        printf("%g\n", a[3]);
        show();
    }
    return 0;
}
