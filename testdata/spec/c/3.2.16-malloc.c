// 3.2.16: acc_malloc allocates memory of the device, for use with deviceptr.
// output: 45
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int *d = acc_malloc(10 * sizeof(int)), s = 0;
#pragma acc parallel loop deviceptr(d)
    for (int i = 0; i < 10; i++)
        d[i] = i;
#pragma acc parallel loop deviceptr(d) reduction(+:s)
    for (int i = 0; i < 10; i++)
        s += d[i];
    printf("%d\n", s);
    acc_free(d);
}
