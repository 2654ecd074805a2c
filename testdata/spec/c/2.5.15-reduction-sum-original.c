// 2.5.15: the result of a reduction of a parallel construct is combined with the original value.
// output: 104
#include <stdio.h>

int main(void) {
    int s = 100;
#pragma acc parallel num_gangs(4) reduction(+:s)
    s += 1;
    printf("%d\n", s);
}
