// 2.15.1: nohost says that a routine is only compiled for the device; on the device it is called as others are.
// output: 9
#include <stdio.h>

#pragma acc routine seq nohost
int square(int x) { return x * x; }

int main(void) {
    int a = 3;
#pragma acc serial copy(a)
    a = square(a);
    printf("%d\n", a);
}
