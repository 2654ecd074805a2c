// 2.5.13: each gang has its own copy of a variable in private, and the variable of the host is not changed.
// output: 9 0 8 12 16
#include <stdio.h>

int main(void) {
    int t[2] = {9, 9}, r[4];
#pragma acc parallel loop gang private(t) copyout(r) num_gangs(4)
    for (int i = 0; i < 4; i++) {
        t[0] = i;
        t[1] = 3 * i;
        r[i] = t[0] + t[1];
    }
    printf("%d %d %d %d %d\n", t[0], r[0], r[2], r[3], r[3] + r[1]);
}
