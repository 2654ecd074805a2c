// 2.5.15: the reduction of an array is the reduction of each element.
// output: 11 23 36
#include <stdio.h>

int main(void) {
    int h[3] = {1, 2, 3};
#pragma acc parallel loop reduction(+:h)
    for (int i = 0; i < 11; i++)
        for (int k = 0; k < 3; k++)
            h[k] += k == 0 ? i > 0 : k == 1 ? 2 * (i > 0) + (i == 10) : 3;
    printf("%d %d %d\n", h[0], h[1], h[2]);
}
