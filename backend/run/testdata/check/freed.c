/* Device memory that was freed, reached through a pointer kept from before. */
#include <openacc.h>

int main(void)
{
    int *p = acc_malloc(40 * sizeof *p), *q = acc_malloc(40 * sizeof *q);
    #pragma acc parallel loop deviceptr(p, q)
    for (int i = 0; i < 40; i++)
        p[i] = q[i] = i;
    acc_free(p);
    int *r = acc_malloc(40 * sizeof *r);
    #pragma acc serial deviceptr(p, q, r)
    {
        r[0] = q[1];
        r[1] = p[1];
    }
    return 0;
}
