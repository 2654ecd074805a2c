// 2.15.1: a function with routine seq can be called on the device from every loop.
// output: 285
#include <stdio.h>

#pragma acc routine seq
int square(int x) { return x * x; }

int main(void) {
    int s = 0;
#pragma acc parallel loop gang worker vector reduction(+:s)
    for (int i = 0; i < 10; i++)
        s += square(i);
    printf("%d\n", s);
}
