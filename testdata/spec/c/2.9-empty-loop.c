// 2.9: a parallel loop without iterations does nothing.
// output: 5
#include <stdio.h>

int main(void) {
    int s = 5, n = 0;
#pragma acc parallel loop reduction(+:s)
    for (int i = 0; i < n; i++)
        s += i;
    printf("%d\n", s);
}
