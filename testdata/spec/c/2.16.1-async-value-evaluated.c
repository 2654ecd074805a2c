// 2.16.1: the argument of async is evaluated when the construct is reached.
// output: 3 6
#include <stdio.h>

int main(void) {
    int a = 0, b = 0, q = 1;
#pragma acc data copy(a, b)
    {
#pragma acc serial present(a) async(q++)
        a = 3;
#pragma acc serial present(b) async(q)
        b = 6;
#pragma acc wait(1, 2)
    }
    printf("%d %d\n", a, b);
}
