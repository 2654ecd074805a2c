// 2.3.1: acc-current-device-num-var is set by the directive set and retrieved with acc_get_device_num.
// flags: --devices=3
// output: 2
#include <openacc.h>
#include <stdio.h>

int main(void) {
#pragma acc set device_num(2)
    printf("%d\n", acc_get_device_num(acc_get_device_type()));
}
