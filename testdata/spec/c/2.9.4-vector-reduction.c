// 2.9.4: a vector loop is shared among the lanes; with reduction they combine at its end.
// output: 4950 14950
#include <stdio.h>

int main(void) {
    int r[2];
#pragma acc parallel loop gang vector_length(16) copyout(r)
    for (int i = 0; i < 2; i++) {
        int s = 0;
#pragma acc loop vector reduction(+:s)
        for (int j = 0; j < 100; j++)
            s += j + 100 * i;
        r[i] = s;
    }
    printf("%d %d\n", r[0], r[1]);
}
