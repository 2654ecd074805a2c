// 2.7.7: copyin takes the modifier readonly.
// output: 6
#include <stdio.h>

int main(void) {
    int a[3] = {1, 2, 3}, s = 0;
#pragma acc parallel loop copyin(readonly: a) reduction(+:s)
    for (int i = 0; i < 3; i++)
        s += a[i];
    printf("%d\n", s);
}
