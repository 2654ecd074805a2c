// 2.7.1: a missing start is zero, a missing length is that of the rest of the array.
// output: 2 3 4 5
#include <stdio.h>

int main(void) {
    int a[4] = {1, 2, 3, 4};
#pragma acc parallel loop copy(a[:])
    for (int i = 0; i < 4; i++)
        a[i]++;
    printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]);
}
