// 2.9.11: a reduction on nested loops that names the variable on each level sums up everything.
// output: 600
#include <stdio.h>

int main(void) {
    int s = 0;
#pragma acc parallel loop gang reduction(+:s) copy(s)
    for (int i = 0; i < 10; i++) {
#pragma acc loop worker reduction(+:s)
        for (int j = 0; j < 6; j++) {
#pragma acc loop vector reduction(+:s)
            for (int k = 0; k < 10; k++)
                s += 1;
        }
    }
    printf("%d\n", s);
}
