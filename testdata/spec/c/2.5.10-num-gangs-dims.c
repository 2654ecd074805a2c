// 2.5.10: with several values the gangs have that many dimensions; code in gang-redundant mode runs once for each.
// output: 24
#include <stdio.h>

int main(void) {
    int n = 0;
#pragma acc parallel num_gangs(2, 3, 4) copy(n)
    {
#pragma acc atomic
        n++;
    }
    printf("%d\n", n);
}
