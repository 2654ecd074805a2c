// 2.7.9: create with the modifier zero begins with zeros; nothing is copied back.
// output: 7 0
#include <stdio.h>

int main(void) {
    int a[3] = {7, 7, 7}, s = 0;
#pragma acc parallel loop create(zero: a) reduction(+:s)
    for (int i = 0; i < 3; i++)
        s += a[i];
    printf("%d %d\n", a[0], s);
}
