// 2.12: atomic capture has the forms v = x++, v = ++x, v = x op= e.
// output: 10 45 55 100 50
#include <stdio.h>

int main(void) {
    int x = 0, y = 0, z = 0, before = 0, after = 0, sum = 0;
#pragma acc parallel loop copy(x, y, z) reduction(+:before, after) reduction(max:sum)
    for (int i = 0; i < 10; i++) {
        int u, v, w;
#pragma acc atomic capture
        u = x++;
#pragma acc atomic capture
        v = ++y;
#pragma acc atomic capture
        w = z += 10;
        before += u;
        after += v;
        sum = w > sum ? w : sum;
    }
    printf("%d %d %d %d %d\n", x, before, after, sum, z / 2);
}
