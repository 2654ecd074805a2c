// 2.5.12: vector_length is the number of lanes; outside of vector loops one of them runs.
// output: 3 15
#include <stdio.h>

int main(void) {
    int n = 0, m = 0;
#pragma acc parallel num_gangs(3) vector_length(32) copy(n, m)
    {
#pragma acc atomic
        n++;
#pragma acc loop vector
        for (int i = 0; i < 5; i++) {
#pragma acc atomic
            m++;
        }
    }
    printf("%d %d\n", n, m);
}
