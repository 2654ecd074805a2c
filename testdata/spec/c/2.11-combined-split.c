// 2.11: parallel loop is the construct with a loop in it: clauses of both are allowed and go where they belong.
// output: 55 3
#include <stdio.h>

int main(void) {
    int a[11], s = 0, gangs = 3;
    for (int i = 0; i < 11; i++)
        a[i] = i;
#pragma acc parallel loop num_gangs(gangs) vector_length(8) gang vector copyin(a) reduction(+:s) firstprivate(gangs)
    for (int i = 0; i < 11; i++)
        s += a[i] * (gangs == 3);
    printf("%d %d\n", s, gangs);
}
