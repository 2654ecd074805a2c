/* A write in front of discrete memory of acc_malloc. */
#include <openacc.h>

int main(int argc, char **argv)
{
    int n = 100;
    double *p = acc_malloc(n * sizeof *p);
#pragma acc parallel loop deviceptr(p)
    for (int i = 0; i < n; i++)
        p[i - argc] = i;
    acc_free(p);
    return 0;
}
