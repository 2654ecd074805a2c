// 2.5.7: with self of a true condition the region runs on the host, with a false one on the device.
// output: 6 6
#include <stdio.h>

int main(void) {
    int a = 5;
#pragma acc enter data copyin(a)
#pragma acc serial self(a == 5) present(a)
    a += 1;
    printf("%d", a);
#pragma acc serial self(a == 5) present(a)
    a += 10;
    printf(" %d\n", a);
#pragma acc exit data delete(a)
}
