/* discrete memory: host code follows a pointer of the device. */
#include <openacc.h>
#include <stdio.h>

int main(void)
{
    double *d = acc_malloc(800);
    printf("%d\n", d != 0);
    d[3] = 1;
    return 0;
}
