// kept: 'a' is transferred in each iteration of the loop at line 9: the host may write it in line 9
#include <stdio.h>
static double a[64];
static int fill(void) {
    for (int i = 0; i < 64; i++) a[i] = i;
    return 0;
}
int main(void) {
    for (int s = fill(); s < 5; s++) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < 64; i++) a[i] += 1;
    }
    printf("%g %g\n", a[3], a[4]);
    return 0;
}
