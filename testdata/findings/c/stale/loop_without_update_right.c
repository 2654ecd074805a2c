#include <stdio.h>
int main(void) {
    double x[8] = {1}, norm;
    #pragma acc data copy(x)
    for (int step = 0; step < 3; step++) {
        #pragma acc parallel loop
        for (int i = 0; i < 8; i++)
            x[i] = 0.5 * x[i] + 1;
        #pragma acc update self(x)
        norm = 0;
        for (int i = 0; i < 8; i++)
            norm += x[i] * x[i];
        printf("%g\n", norm);
    }
}
