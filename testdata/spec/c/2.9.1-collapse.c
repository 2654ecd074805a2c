// 2.9.1: collapse(3) makes one iteration space of three nested loops.
// output: 24 276
#include <stdio.h>

int main(void) {
    int n = 0, s = 0;
#pragma acc parallel loop collapse(3) reduction(+:n, s)
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 4; k++) {
                n++;
                s += 12 * i + 4 * j + k;
            }
    printf("%d %d\n", n, s);
}
