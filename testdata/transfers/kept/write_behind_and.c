// kept: the data of this loop could stay on the device, but no data construct can be written around it: no update can be written in line 8
#include <stdio.h>
int main(void) {
    static double a[64];
    for (int s = 0; s < 9; s++) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < 64; i++) a[i] += 1;
        s == 5 && (a[5] = 7);
#pragma acc parallel loop copy(a)
        for (int i = 0; i < 64; i++) a[i] += 1;
    }
    printf("%g %g\n", a[5], a[4]);
    return 0;
}
