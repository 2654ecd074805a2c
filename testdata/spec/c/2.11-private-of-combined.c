// 2.11: private on a combined construct applies to the loop: each iteration may use it on its own.
// output: 190
#include <stdio.h>

int main(void) {
    int t, s = 0;
#pragma acc kernels loop private(t) reduction(+:s)
    for (int i = 0; i < 20; i++) {
        t = i;
        s += t;
    }
    printf("%d\n", s);
}
