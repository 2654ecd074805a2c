// 2.16.2: the wait clause lets a construct begin after the operations that its queues hold.
// output: 12
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc data copy(a)
    {
#pragma acc serial present(a) async(1)
        a = 4;
#pragma acc serial present(a) async(2) wait(1)
        a = a * 3;
#pragma acc wait(2)
    }
    printf("%d\n", a);
}
