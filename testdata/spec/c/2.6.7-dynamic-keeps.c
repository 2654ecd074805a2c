// 2.6.7: at the end of a data region nothing is copied out while the dynamic counter is not zero.
// output: 1 5
#include <stdio.h>

int main(void) {
    int a = 1;
#pragma acc enter data copyin(a)
#pragma acc data copy(a)
    {
#pragma acc serial
        a = 5;
    }
    printf("%d", a);
#pragma acc exit data copyout(a)
    printf(" %d\n", a);
}
