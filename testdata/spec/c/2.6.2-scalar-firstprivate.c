// 2.6.2: a scalar without a data clause is firstprivate on parallel: an assignment does not come back.
// output: 4 9
#include <stdio.h>

int main(void) {
    int s = 4, r[1];
#pragma acc parallel num_gangs(1) copyout(r)
    {
        s += 5; // want ACC4038
        r[0] = s;
    }
    printf("%d %d\n", s, r[0]);
}
