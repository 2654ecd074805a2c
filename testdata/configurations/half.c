#include <stdio.h>
#ifndef N
#define N 16
#endif
static double row[N];
int main(void) {
    double t = 0;
#pragma acc data copy(row)
    for (int s = 0; s < 4; s++) {
#pragma acc parallel loop
        for (int i = 0; i < N; i++) row[i] += i;
#pragma acc update self(row)
        for (int i = 0; i < N / 2; i++) t += row[i];
    }
    printf("%g\n", t);
    return 0;
}
