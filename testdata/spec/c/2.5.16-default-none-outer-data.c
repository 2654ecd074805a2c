// 2.5.16: with default(none) a data clause of an enclosing data construct is enough for an aggregate.
// output: 3
#include <stdio.h>

int main(void) {
    int a[4];
#pragma acc data copyout(a)
    {
#pragma acc parallel loop default(none)
        for (int i = 0; i < 4; i++)
            a[i] = i;
    }
    printf("%d\n", a[3]);
}
