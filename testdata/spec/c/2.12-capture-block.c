// 2.12: a block after atomic capture holds a read and an update of the same location, in either order.
// output: 45 55
#include <stdio.h>

int main(void) {
    int x = 0, y = 0, before = 0, after = 0;
#pragma acc parallel loop copy(x, y) reduction(+:before, after)
    for (int i = 0; i < 10; i++) {
        int u, v;
#pragma acc atomic capture
        { u = x; x += 1; }
#pragma acc atomic capture
        { y = y + 1; v = y; }
        before += u;
        after += v;
    }
    printf("%d %d\n", before, after);
}
