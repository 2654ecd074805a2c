// find: stale value of a, read at 12, write at 11
// fix: update self(a)
#include <stdio.h>
int main(void) {
    float a[50] = {0};
    #pragma acc data copyin(a)
    {
        #pragma acc update self(a)
        #pragma acc parallel loop
        for (int i = 0; i < 50; i++)
            a[i] = i;
        printf("%g\n", a[7]);
    }
}
