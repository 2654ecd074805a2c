// 2.14.4: update device copies to the device, update self and host copy from it.
// output: 7 8
#include <stdio.h>

int main(void) {
    int a = 1, b = 2;
#pragma acc data create(a, b)
    {
        a = 6;
        b = 7;
#pragma acc update device(a, b)
#pragma acc serial present(a, b)
        {
            a++;
            b++;
        }
#pragma acc update self(a) host(b)
    }
    printf("%d %d\n", a, b);
}
