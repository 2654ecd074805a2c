// 2.11: serial loop runs its loop with one gang, worker and lane.
// output: 512
#include <stdio.h>

int main(void) {
    int a[10] = {1};
#pragma acc serial loop seq copy(a)
    for (int i = 1; i < 10; i++)
        a[i] = 2 * a[i - 1];
    printf("%d\n", a[9]);
}
