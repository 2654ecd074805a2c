// 2.5.16: default(present) does not change what happens to scalars: they are firstprivate on parallel.
// output: 8
#include <stdio.h>

int main(void) {
    int a[4], k = 5;
#pragma acc data copyout(a)
    {
#pragma acc parallel loop default(present)
        for (int i = 0; i < 4; i++)
            a[i] = i + k;
    }
    printf("%d\n", a[3]);
}
