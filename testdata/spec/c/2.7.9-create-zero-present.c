// 2.7.9: zero has no effect on what is present already.
// output: 4
#include <stdio.h>

int main(void) {
    int a = 4, r = 0;
#pragma acc data copyin(a)
    {
#pragma acc serial create(zero: a) copyout(r)
        r = a;
    }
    printf("%d\n", r);
}
