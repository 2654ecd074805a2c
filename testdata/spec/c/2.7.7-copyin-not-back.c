// 2.7.7: what the device does to data in copyin does not come back.
// output: 1 11
#include <stdio.h>

int main(void) {
    int a = 1, r;
#pragma acc serial copyin(a) copyout(r)
    {
        a += 10;
        r = a;
    }
    printf("%d %d\n", a, r);
}
