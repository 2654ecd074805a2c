// 2.14.4: update with async is done when its queue has been waited for.
// output: 2
#include <stdio.h>

int main(void) {
    int a = 1;
#pragma acc data copyin(a)
    {
#pragma acc serial present(a) async(2)
        a = 2;
#pragma acc update self(a) async(2)
#pragma acc wait(2)
    }
    printf("%d\n", a);
}
