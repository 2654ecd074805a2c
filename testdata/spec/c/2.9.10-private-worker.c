// 2.9.10: a variable in private of a loop is private to each that executes iterations at the loop's level.
// output: 0 18 7
#include <stdio.h>

int main(void) {
    int t = 7, r[10];
#pragma acc parallel loop gang worker vector private(t) copyout(r)
    for (int i = 0; i < 10; i++) {
        t = i;
        t += t;
        r[i] = t;
    }
    printf("%d %d %d\n", r[0], r[9], t);
}
