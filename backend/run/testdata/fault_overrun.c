/* A write behind an array in discrete memory, by the second of two kernels, on a queue. */
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    int n = 100;
    float *p = malloc(n * sizeof *p), *q = malloc(n * sizeof *q);
    for (int i = 0; i < n; i++)
        p[i] = q[i] = i;
#pragma acc data copy(p[0:n], q[0:n])
    {
#pragma acc parallel loop async
        for (int i = 0; i < n; i++)
            q[i] = p[i];
#pragma acc parallel loop async
        for (int i = 0; i < n; i++)
            p[i + argc] = q[i];
#pragma acc wait
        printf("not reached\n");
    }
    return 0;
}
