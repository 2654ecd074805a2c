// 4.1: ACC_DEVICE_TYPE sets the type of device that is used at first.
// env: ACC_DEVICE_TYPE=host
// output: 1 6
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 5;
    printf("%d", acc_get_device_type() == acc_device_host);
#pragma acc enter data copyin(a)
#pragma acc serial present(a)
    a += 1;
    printf(" %d\n", a);
}
