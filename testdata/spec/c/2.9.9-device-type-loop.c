// 2.9.9: the clauses gang, worker, vector, seq, independent, auto, collapse and tile can depend on the device.
// output: 20
#include <stdio.h>

int main(void) {
    int n = 0;
#pragma acc parallel loop reduction(+:n) device_type(radeon) collapse(2) seq device_type(*) gang collapse(1)
    for (int i = 0; i < 10; i++)
        for (int j = 0; j < 2; j++)
            n++;
    printf("%d\n", n);
}
