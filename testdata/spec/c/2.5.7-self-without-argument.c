// 2.5.7: self without an argument is self of a true condition.
// output: 6
#include <stdio.h>

int main(void) {
    int a = 5;
#pragma acc enter data copyin(a)
#pragma acc parallel self num_gangs(1) present(a)
    a += 1;
    printf("%d\n", a);
#pragma acc exit data delete(a)
}
