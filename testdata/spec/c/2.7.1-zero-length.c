// 2.7.1: the length of a section can be zero: nothing is copied and nothing is wrong.
// output: 3
#include <stdio.h>

int main(void) {
    int a[4] = {1, 2, 3, 4}, n = 0;
#pragma acc parallel loop copy(a[0:n])
    for (int i = 0; i < n; i++)
        a[i] = 100;
    printf("%d\n", a[2]);
}
