// kept: 'a' is transferred in each iteration of the loop at line 6: the host may write it in line 6
#include <stdio.h>
int main(void) {
    static double a[64];
    int s;
    for (a[3] = 100, s = 0; s < 5; s++) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < 64; i++) a[i] += 1;
    }
    printf("%g %g\n", a[3], a[4]);
    return 0;
}
