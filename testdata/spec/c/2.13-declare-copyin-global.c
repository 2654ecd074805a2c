// 2.13: a global variable of declare copyin starts with its initial value on the device.
// output: 42
#include <stdio.h>

int v = 42;
#pragma acc declare copyin(v)

int main(void) {
    int r;
#pragma acc serial copyout(r)
    r = v;
    printf("%d\n", r);
}
