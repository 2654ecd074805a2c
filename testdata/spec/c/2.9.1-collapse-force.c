// 2.9.1: with force there may be code between the collapsed loops.
// output: 0 6
#include <stdio.h>

int main(void) {
    int a[4][4];
#pragma acc parallel loop collapse(force: 2) copyout(a)
    for (int i = 0; i < 4; i++) {
        int k = 2 * i;
        for (int j = 0; j < 4; j++)
            a[i][j] = k;
    }
    printf("%d %d\n", a[0][3], a[3][0]);
}
