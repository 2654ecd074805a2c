// deviceptr of an address of the host. Needs discrete memory.
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    float *x = malloc(100 * sizeof *x);
    float *none = NULL;
#pragma acc data deviceptr(none)
    printf("a null pointer is nowhere\n");
#pragma acc parallel loop deviceptr(x)
    for (int i = 0; i < 100; i++)
        x[i] = 1;
    return 0;
}
