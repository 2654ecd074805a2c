// 2.5.6: when the condition is false, the region is executed by the local thread: it sees the data of the host.
// output: 6
#include <stdio.h>

int main(void) {
    int a = 5, on = 0;
#pragma acc enter data create(a)
#pragma acc parallel if(on) num_gangs(1) present(a)
    a += 1;
    printf("%d\n", a);
#pragma acc exit data delete(a)
}
