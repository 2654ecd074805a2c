// 2.5.14: a copy of firstprivate is made for each gang and starts with the value at the construct.
// output: 5 6 11 11 11
#include <stdio.h>

int main(void) {
    int t[2] = {5, 6}, r[3];
#pragma acc parallel num_gangs(3) firstprivate(t) copyout(r)
    {
#pragma acc loop gang
        for (int i = 0; i < 3; i++) {
            r[i] = t[0] + t[1];
        }
        t[0] = t[1] = 100;
    }
    printf("%d %d %d %d %d\n", t[0], t[1], r[0], r[1], r[2]);
}
