// kept: 'a' is transferred in each iteration of the loop at line 5: the host may write it in line 8
#include <stdio.h>
int main(void) {
    static double a[64];
    for (int s = 0; s < 3; s++) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < 64; i++) a[i] += 1;
        if ((a[1] = s) > 0) {
#pragma acc parallel loop copy(a)
            for (int i = 0; i < 64; i++) a[i] += 1;
        }
    }
    printf("%g %g\n", a[1], a[4]);
    return 0;
}
