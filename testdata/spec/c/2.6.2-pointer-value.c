// 2.6.2: a pointer is a scalar: without a data clause its value is translated to the device address of what is present there.
// output: 14
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *p = malloc(4 * sizeof *p);
    for (int i = 0; i < 4; i++)
        p[i] = i;
#pragma acc data copy(p[0:4])
    {
#pragma acc parallel loop
        for (int i = 0; i < 4; i++)
            p[i] *= p[i];
    }
    printf("%d\n", p[0] + p[1] + p[2] + p[3]);
    free(p);
}
