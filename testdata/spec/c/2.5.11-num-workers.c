// 2.5.11: num_workers is how many workers there are in each gang; outside of worker loops one of them runs.
// output: 2 12
#include <stdio.h>

int main(void) {
    int n = 0, m = 0;
#pragma acc parallel num_gangs(2) num_workers(4) copy(n, m)
    {
#pragma acc atomic
        n++;
#pragma acc loop worker
        for (int i = 0; i < 6; i++) {
#pragma acc atomic
            m++;
        }
    }
    printf("%d %d\n", n, m);
}
