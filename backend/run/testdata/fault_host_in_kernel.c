/* discrete memory: a kernel follows a pointer of the host. */
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    double *a = malloc(100 * sizeof *a);
    printf("the output comes first\n");
#pragma acc parallel loop num_gangs(1)
    for (int i = 0; i < 100; i++)
        a[i] = i;
    return 0;
}
