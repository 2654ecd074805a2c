// 2.5.1: without a loop construct all gangs of a parallel construct run all of a loop.
// output: 30 3
#include <stdio.h>

int main(void) {
    int n = 0, m = 0;
    #pragma acc parallel num_gangs(10) copy(n)
    for (int i = 0; i < 3; i++) {
        #pragma acc atomic update
        n++;
    }
    #pragma acc parallel num_gangs(10) copy(m)
    #pragma acc loop
    for (int i = 0; i < 3; i++) {
        #pragma acc atomic update
        m++;
    }
    printf("%d %d\n", n, m);
}
