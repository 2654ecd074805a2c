// 2.6.2: a scalar without a data clause is in a copy clause on kernels: an assignment comes back.
// output: 9
#include <stdio.h>

int main(void) {
    int s = 4;
#pragma acc kernels
    s += 5;
    printf("%d\n", s);
}
