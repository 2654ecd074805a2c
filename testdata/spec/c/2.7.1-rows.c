// 2.7.1: a section of an array of two dimensions has a part for each; the inner one is complete.
// output: 0 7 7 0
#include <stdio.h>

int main(void) {
    int a[4][3] = {{0}};
#pragma acc parallel loop collapse(2) copy(a[1:2][0:3])
    for (int i = 1; i < 3; i++)
        for (int j = 0; j < 3; j++)
            a[i][j] = 7;
    printf("%d %d %d %d\n", a[0][2], a[1][0], a[2][2], a[3][0]);
}
