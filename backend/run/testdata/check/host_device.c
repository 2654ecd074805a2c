/* The host follows an address of the device. */
#include <openacc.h>

int main(void)
{
    double *p = acc_malloc(80);
    p[2] = 1.0;
    return 0;
}
