/* The address of a copy that exit data took away. */
#include <openacc.h>

static int a[64];

int main(void)
{
    #pragma acc enter data copyin(a)
    int *p = acc_deviceptr(a);
    #pragma acc exit data delete(a)
    #pragma acc parallel num_gangs(1) deviceptr(p)
    p[3] = 1;
    return 0;
}
