// 2.7.4: deviceptr says that a pointer holds an address of the device already; nothing is copied.
// output: 9
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int *d = acc_malloc(10 * sizeof *d), r[10];
#pragma acc parallel loop deviceptr(d)
    for (int i = 0; i < 10; i++)
        d[i] = i;
#pragma acc parallel loop deviceptr(d) copyout(r)
    for (int i = 0; i < 10; i++)
        r[i] = d[i];
    printf("%d\n", r[9]);
    acc_free(d);
}
