// 2.6.1: a variable that is declared inside of a compute construct's loop is private to the one that executes it.
// output: 1
#include <stdio.h>

int main(void) {
    int bad = 0;
#pragma acc parallel loop gang vector reduction(+:bad)
    for (int i = 0; i < 1000; i++) {
        int t[3] = {i, i + 1, i + 2};
        bad += t[0] + t[1] + t[2] != 3 * i + 3;
    }
    printf("%d\n", bad == 0);
}
