// 3.2.1: acc_get_num_devices is how many devices of a type there are; there is a host, and of a type that is absent none.
// flags: --devices=3
// output: 3 1 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    printf("%d %d %d\n", acc_get_num_devices(acc_device_not_host), acc_get_num_devices(acc_device_host),
           acc_get_num_devices(acc_device_none));
}
