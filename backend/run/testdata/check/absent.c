/* A pointer to host memory in a kernel. */
#include <stdlib.h>

int main(void)
{
    int n = 10, *p = malloc(n * sizeof *p);
    #pragma acc parallel loop num_gangs(2)
    for (int i = 0; i < n; i++)
        p[i] = i;
    return 0;
}
