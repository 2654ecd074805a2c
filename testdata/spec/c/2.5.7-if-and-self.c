// 2.5.7: with if false the region runs on the host, whatever self says.
// output: 6
#include <stdio.h>

int main(void) {
    int a = 5;
#pragma acc enter data copyin(a)
#pragma acc parallel self(0) if(0) num_gangs(1) present(a)
    a += 1;
    printf("%d\n", a);
#pragma acc exit data delete(a)
}
