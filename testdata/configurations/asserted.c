#include <assert.h>
#include <stdio.h>
static double a[64];
int main(void)
{
    for (int s = 0; s < 3; s++) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < 64; i++)
            a[i] += i;
        assert(a[3] == 3 * (s + 1));
    }
    printf("%g\n", a[5]);
    return 0;
}
