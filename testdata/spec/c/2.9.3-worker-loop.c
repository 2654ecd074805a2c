// 2.9.3: a worker loop in a gang loop is shared among the workers of the gang, which wait at its end.
// output: 60 20
#include <stdio.h>

int main(void) {
    int n = 0, ends = 0;
#pragma acc parallel loop gang num_workers(4) copy(n, ends)
    for (int i = 0; i < 20; i++) {
        int part = 0;
#pragma acc loop worker reduction(+:part)
        for (int j = 0; j < 3; j++)
            part++;
#pragma acc atomic
        n += part;
#pragma acc atomic
        ends += part == 3;
    }
    printf("%d %d\n", n, ends);
}
