// 2.9.8: a size of tile can be an asterisk, which leaves it to the implementation.
// output: 12
#include <stdio.h>

int main(void) {
    int n = 0;
#pragma acc parallel loop tile(*, 2) reduction(+:n)
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++)
            n++;
    printf("%d\n", n);
}
