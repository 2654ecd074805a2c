// 2.16.3: wait has an if clause; with a true condition it waits.
// output: 20
#include <stdio.h>

int main(void) {
    int a = 0, on = 1;
#pragma acc enter data copyin(a)
#pragma acc serial present(a) async(1)
    a = 20;
#pragma acc update self(a) async(1)
#pragma acc wait(1) if(on)
    printf("%d\n", a);
#pragma acc exit data delete(a)
}
