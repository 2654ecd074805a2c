// 2.6.6: exit data of what is not present does nothing.
// output: 4
#include <stdio.h>

int main(void) {
    int a = 4;
#pragma acc exit data copyout(a)
#pragma acc exit data delete(a)
    printf("%d\n", a);
}
