// 2.6.2: a variable of a reduction of a combined construct is copied; the host has the sum.
// output: 4950
#include <stdio.h>

int main(void) {
    int s = 0;
#pragma acc serial loop reduction(+:s)
    for (int i = 0; i < 100; i++)
        s += i;
    printf("%d\n", s);
}
