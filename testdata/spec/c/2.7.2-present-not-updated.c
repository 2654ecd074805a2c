// 2.7.2: copyin of what is present only adds to the counter; the device's value stays.
// output: 1
#include <stdio.h>

int main(void) {
    int a = 1, r = 0;
#pragma acc enter data copyin(a)
    a = 2;
#pragma acc enter data copyin(a)
#pragma acc serial present(a) copyout(r)
    r = a;
    printf("%d\n", r);
#pragma acc exit data delete(a) finalize
}
