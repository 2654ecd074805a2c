#include <openacc.h>
#include <stdio.h>

int main(void)
{
    int *d = acc_malloc(40);
    printf("before\n");
    d[3] = 1;
    return 0;
}
