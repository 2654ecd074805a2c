// 2.1: the order of clauses does not matter, unless device_type says so: a clause can come before what it depends on.
// output: 45
#include <stdio.h>

int main(void) {
    int s = 0;
#pragma acc parallel loop vector reduction(+:s) gang copy(s) num_gangs(3)
    for (int i = 0; i < 10; i++)
        s += i;
    printf("%d\n", s);
}
