// deviceptr names memory that the device has freed. Needs discrete memory.
#include <openacc.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    float *x = malloc(100 * sizeof *x), sum = 0;
#pragma acc enter data create(x[0:100])
    float *there = acc_deviceptr(x);
#pragma acc exit data delete(x[0:100])
    printf("before\n");
#pragma acc parallel loop deviceptr(there) reduction(+:sum)
    for (int i = 0; i < 100; i++)
        sum += there[i];
    printf("after %g\n", sum);
    return 0;
}
