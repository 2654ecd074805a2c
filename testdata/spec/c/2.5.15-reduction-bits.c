// 2.5.15: &, | and ^ are reductions of integers in C; they start with all bits, none and none.
// output: 12 31 1
#include <stdio.h>

int main(void) {
    unsigned a = 0xff, o = 16, x = 0;
#pragma acc parallel loop reduction(&:a) reduction(|:o) reduction(^:x)
    for (int i = 0; i < 4; i++) {
        a &= 12 + i % 1;
        o |= 1u << i;
        x ^= i == 2 ? 1 : 0;
    }
    printf("%u %u %u\n", a, o, x);
}
