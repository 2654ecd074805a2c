// 2.14.4: update with a false condition does nothing.
// output: 1
#include <stdio.h>

int main(void) {
    int a = 1, on = 0;
#pragma acc data copyin(a)
    {
#pragma acc serial present(a)
        a = 2;
#pragma acc update self(a) if(on)
    }
    printf("%d\n", a);
}
