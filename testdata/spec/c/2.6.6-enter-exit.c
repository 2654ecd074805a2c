// 2.6.6: enter data copyin and exit data copyout move data; between them host and device differ.
// output: 1 11
#include <stdio.h>

int main(void) {
    int a = 1;
#pragma acc enter data copyin(a)
#pragma acc serial present(a)
    a += 10;
    printf("%d", a);
#pragma acc exit data copyout(a)
    printf(" %d\n", a);
}
