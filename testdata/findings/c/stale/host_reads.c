// find: stale value of b, read at 12, write at 11
// fix: update self(b)
#include <stdio.h>
int main(void) {
    float a[64], b[64];
    for (int i = 0; i < 64; i++) a[i] = i, b[i] = 0;
    #pragma acc data copyin(a) copy(b)
    {
        #pragma acc parallel loop
        for (int i = 0; i < 64; i++)
            b[i] = 2 * a[i];
        printf("%g\n", b[10]);
    }
}
