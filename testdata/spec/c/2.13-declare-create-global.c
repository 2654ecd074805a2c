// 2.13: a global variable of declare create exists on the device for the whole program; update moves its value.
// output: 5 6
#include <stdio.h>

int v[2];
#pragma acc declare create(v)

int main(void) {
    v[0] = 4;
    v[1] = 5;
#pragma acc update device(v)
#pragma acc serial
    {
        v[0]++;
        v[1]++;
    }
#pragma acc update self(v)
    printf("%d %d\n", v[0], v[1]);
}
