// 2.15.1: the level of a routine can depend on device_type.
// output: 9
#include <stdio.h>

#pragma acc routine device_type(radeon) vector device_type(*) seq
int square(int x) { return x * x; }

int main(void) {
    int a = 3;
#pragma acc serial copy(a)
    a = square(a);
    printf("%d\n", a);
}
