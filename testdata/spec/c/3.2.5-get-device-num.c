// 3.2.5: acc_get_device_num is the number of the current device.
// flags: --devices=2
// output: 0 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    acc_device_t t = acc_get_device_type();
    printf("%d", acc_get_device_num(t));
    acc_set_device_num(1, t);
    printf(" %d\n", acc_get_device_num(t));
}
