// 2.5.15: a variable of a reduction on a compute construct without a data clause is copied in and out.
// output: 1225
#include <stdio.h>

int main(void) {
    long s = 0;
#pragma acc parallel loop gang vector reduction(+:s)
    for (int i = 0; i < 50; i++)
        s += i;
    printf("%ld\n", s);
}
