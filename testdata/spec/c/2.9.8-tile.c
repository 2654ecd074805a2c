// 2.9.8: tile runs all iterations, also where the sizes do not divide the trip counts.
// output: 35 35
#include <stdio.h>

int main(void) {
    int a[5][7] = {{0}}, n = 0, ones = 0;
#pragma acc parallel loop tile(2, 4) copy(a) reduction(+:n)
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 7; j++) {
            a[i][j] += 1;
            n++;
        }
    for (int i = 0; i < 35; i++)
        ones += a[i / 7][i % 7] == 1;
    printf("%d %d\n", n, ones);
}
