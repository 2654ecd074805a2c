// 2.15.1: the name of bind can be a string, which is used as it is.
// output: 1 2
#include <stdio.h>

#pragma acc routine seq
int device_side(void) { return 2; }

#pragma acc routine seq bind("device_side")
int side(void) { return 1; }

int main(void) {
    int d = 0, h = side();
#pragma acc serial copy(d)
    d = side();
    printf("%d %d\n", h, d);
}
