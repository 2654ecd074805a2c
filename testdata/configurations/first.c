#include <stdio.h>
#ifndef W
#define W 4
#endif
enum { WIDTH = 2 * W };
int main(void) {
    double tmp[8] = {1, 2, 3, 4, 5, 6, 7, 8}, b[100];
#pragma acc kernels copyout(b)
    for (int i = 0; i < 100; i++) {
        for (int k = 0; k < WIDTH / 2; k++) tmp[k] = i + k;
        double s = 0;
        for (int k = 0; k < 4; k++) s += tmp[k];
        b[i] = s;
    }
    printf("%g %g %g\n", b[3], b[99], tmp[1]);
    return 0;
}
