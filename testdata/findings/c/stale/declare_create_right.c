#include <stdio.h>
double scale;
#pragma acc declare create(scale)
int main(void) {
    double a[4] = {1, 2, 3, 4};
    scale = 2;
    #pragma acc update device(scale)
    #pragma acc parallel loop copy(a)
    for (int i = 0; i < 4; i++)
        a[i] *= scale;
    printf("%g\n", a[3]);
}
