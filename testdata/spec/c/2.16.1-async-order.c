// 2.16.1: operations of one queue are executed in the order in which they were given to it.
// output: 26
#include <stdio.h>

int main(void) {
    int a = 1, q = 5;
#pragma acc data copy(a)
    {
#pragma acc serial present(a) async(q)
        a = a + 1;
#pragma acc serial present(a) async(q)
        a = a * 12;
#pragma acc serial present(a) async(2 + 3)
        a = a + 2;
#pragma acc wait(q)
    }
    printf("%d\n", a);
}
