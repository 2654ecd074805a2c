// 2.10: cache takes the modifier readonly.
// output: 9
#include <stdio.h>

int main(void) {
    int a[10], b[10];
    for (int i = 0; i < 10; i++)
        a[i] = i;
#pragma acc parallel loop copyin(a) copyout(b)
    for (int i = 0; i < 10; i++) {
#pragma acc cache(readonly: a[i:1])
        b[i] = a[i];
    }
    printf("%d\n", b[9]);
}
