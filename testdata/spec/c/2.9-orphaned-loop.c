// 2.9: a loop directive outside of a compute construct and of a routine has no effect on the result.
// output: 45
#include <stdio.h>

int main(void) {
    int s = 0;
#pragma acc loop seq // want ACC4052
    for (int i = 0; i < 10; i++)
        s += i;
    printf("%d\n", s);
}
