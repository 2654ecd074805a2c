// 2.7.8: copyout with the modifier zero sets the memory of the device to zero when it is allocated.
// output: 0 5 0
#include <stdio.h>

int main(void) {
    int a[3] = {7, 7, 7};
#pragma acc serial copyout(zero: a)
    a[1] = 5;
    printf("%d %d %d\n", a[0], a[1], a[2]);
}
