// 2.9: a loop of a parallel construct without a clause for it is shared among the gangs: each iteration is done once.
// output: 100
#include <stdio.h>

int main(void) {
    int n = 0;
#pragma acc parallel num_gangs(7) copy(n)
    {
#pragma acc loop gang
        for (int i = 0; i < 100; i++) {
#pragma acc atomic
            n++;
        }
    }
    printf("%d\n", n);
}
