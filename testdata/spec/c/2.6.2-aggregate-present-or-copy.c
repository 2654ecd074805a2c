// 2.6.2: the implicit copy of an aggregate does nothing where it is present already.
// output: 1 7
#include <stdio.h>

int main(void) {
    int a[2] = {1, 1};
#pragma acc enter data copyin(a)
#pragma acc serial
    a[0] = 7;
    printf("%d", a[0]); // accc:ignore ACC4046
#pragma acc exit data copyout(a)
    printf(" %d\n", a[0]);
}
