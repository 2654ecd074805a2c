// 2.5.10: num_gangs sets the number of gangs of the region; an expression is evaluated at run time.
// output: 7
#include <stdio.h>

int main(void) {
    int n = 0, k = 6;
#pragma acc parallel num_gangs(k + 1) copy(n)
    {
#pragma acc atomic
        n++;
    }
    printf("%d\n", n);
}
