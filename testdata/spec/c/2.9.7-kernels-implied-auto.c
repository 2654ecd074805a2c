// 2.9.7: a loop of kernels with neither seq nor independent is auto: dependences are kept.
// output: 512
#include <stdio.h>

int main(void) {
    int a[10] = {1};
#pragma acc kernels loop copy(a)
    for (int i = 1; i < 10; i++)
        a[i] = 2 * a[i - 1];
    printf("%d\n", a[9]);
}
