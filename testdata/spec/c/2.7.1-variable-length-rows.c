// 2.7.1: an array with all its extents known can be named without a section.
// output: 10
#include <stdio.h>

int main(void) {
    int n = 5, v[n][2], s = 0;
    for (int i = 0; i < n; i++)
        v[i][0] = v[i][1] = 1;
#pragma acc parallel loop collapse(2) copyin(v) reduction(+:s)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 2; j++)
            s += v[i][j];
    printf("%d\n", s);
}
