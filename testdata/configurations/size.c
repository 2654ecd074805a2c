#include <stdio.h>
#ifdef SMALL
#define M 32
#else
#define M 64
#endif
static double y[64];
int main(void) {
    for (int i = 0; i < 64; i++) y[i] = 7;
#pragma acc parallel loop copy(y)
    for (int i = 0; i < M; i++) y[i] = i;
    printf("%g %g\n", y[9], y[60]);
    return 0;
}
