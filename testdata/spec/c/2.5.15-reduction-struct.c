// 2.5.15: the variable of a reduction may be a composite variable in 3.3; the operator applies to each member.
// output: 11 45
#include <stdio.h>

struct pair { int n; double s; };

int main(void) {
    struct pair p = {1, 0};
#pragma acc parallel loop reduction(+:p)
    for (int i = 0; i < 10; i++) {
        p.n += 1;
        p.s += i;
    }
    printf("%d %g\n", p.n, p.s);
}
