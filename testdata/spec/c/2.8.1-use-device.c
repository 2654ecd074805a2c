// 2.8.1: in host_data the name in use_device is the device's address.
// output: 1 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[4] = {0};
#pragma acc data create(a)
    {
#pragma acc host_data use_device(a)
        {
            int *d = a;
            printf("%d", acc_hostptr(d) == d ? 0 : 1);
        }
        printf(" %d\n", acc_is_present(a, sizeof a) != 0);
    }
}
