// 2.12: an update may use each of the binary operators, with the location on either side.
// output: 24 7 96 1 6
#include <stdio.h>

int main(void) {
    int p = 1, x = 0, s = 3, b = 0, d = 7;
#pragma acc parallel num_gangs(1) copy(p, x, s, b, d)
    {
#pragma acc loop seq
        for (int i = 1; i < 5; i++) {
#pragma acc atomic
            p = i * p;
        }
#pragma acc atomic
        x |= 7;
#pragma acc atomic
        s <<= 5;
#pragma acc atomic
        b ^= 1;
#pragma acc atomic
        d &= 14;
    }
    printf("%d %d %d %d %d\n", p, x, s, b, d);
}
