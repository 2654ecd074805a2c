// 2.16.3: wait with async makes one queue wait for another; the host goes on.
// output: 21
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc data copy(a)
    {
#pragma acc serial present(a) async(1)
        a = 20;
#pragma acc wait(1) async(2)
#pragma acc serial present(a) async(2)
        a = a + 1;
#pragma acc wait(2)
    }
    printf("%d\n", a);
}
