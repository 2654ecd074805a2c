// find: uninitialized value of d, read at 9
#include <openacc.h>
#include <stdio.h>
int main(void) {
    float h[8] = {1}, s = 0;
    float *d = acc_malloc(sizeof h);
    #pragma acc parallel loop deviceptr(d) reduction(+: s)
    for (int i = 0; i < 8; i++)
        s += d[i];
    printf("%g\n", s);
    acc_free(d);
}
