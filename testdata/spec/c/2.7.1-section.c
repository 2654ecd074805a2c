// 2.7.1: in C a subarray is given by its start and its length; only these elements are copied.
// output: 0 1 10 10 10 5
#include <stdio.h>

int main(void) {
    int a[6] = {0, 1, 2, 3, 4, 5};
#pragma acc parallel loop copyout(a[2:3])
    for (int i = 2; i < 5; i++)
        a[i] = 10;
    printf("%d %d %d %d %d %d\n", a[0], a[1], a[2], a[3], a[4], a[5]);
}
