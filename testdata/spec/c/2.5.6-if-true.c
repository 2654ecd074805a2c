// 2.5.6: when the condition is true, the region is executed on the device: the host does not see it.
// output: 5
#include <stdio.h>

int main(void) {
    int a = 5, on = 2;
#pragma acc enter data copyin(a)
#pragma acc parallel if(on) num_gangs(1) present(a)
    a += 1;
    printf("%d\n", a);
#pragma acc exit data delete(a)
}
