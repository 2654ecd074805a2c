// 2.10: cache at the head of a loop's body names what should be kept near; the result is the same.
// output: 0 27
#include <stdio.h>

int main(void) {
    int a[12], b[12] = {0};
    for (int i = 0; i < 12; i++)
        a[i] = i;
#pragma acc parallel loop copyin(a) copy(b)
    for (int i = 1; i < 11; i++) {
#pragma acc cache(a[i - 1:3])
        b[i] = a[i - 1] + a[i] + a[i + 1];
    }
    printf("%d %d\n", b[0], b[9]);
}
