// 2.6.2: a scalar that is present from an enclosing data construct of the same function is used there, not made firstprivate.
// output: 9
#include <stdio.h>

int main(void) {
    int s = 4;
#pragma acc data copy(s)
    {
#pragma acc parallel num_gangs(1)
        s += 5;
    }
    printf("%d\n", s);
}
