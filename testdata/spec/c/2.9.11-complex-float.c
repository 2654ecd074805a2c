// 2.9.11: + and * are reductions of complex variables.
// output: 10 45
#include <complex.h>
#include <stdio.h>

int main(void) {
    double complex z = 0;
#pragma acc parallel loop reduction(+:z)
    for (int i = 0; i < 10; i++)
        z += 1 + i * I;
    printf("%g %g\n", creal(z), cimag(z));
}
