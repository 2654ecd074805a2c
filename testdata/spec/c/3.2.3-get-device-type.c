// 3.2.3: acc_get_device_type is the type that was set; before that one of the devices there are.
// output: 1 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    printf("%d", acc_get_num_devices(acc_get_device_type()) > 0);
    acc_set_device_type(acc_device_host);
    printf(" %d\n", acc_get_device_type() == acc_device_host);
}
