// 2.5.1: code of a parallel construct outside of loop constructs is executed by every gang.
// output: 5
#include <stdio.h>

int main(void) {
    int n = 0;
#pragma acc parallel num_gangs(5) copy(n)
    {
#pragma acc atomic update
        n += 1;
    }
    printf("%d\n", n);
}
