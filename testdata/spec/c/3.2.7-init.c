// 3.2.7: acc_init and acc_init_device initialize the runtime for a type of device, and for one device.
// output: 2
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1;
    acc_init(acc_get_device_type());
    acc_init_device(0, acc_get_device_type());
#pragma acc serial copy(a)
    a++;
    printf("%d\n", a);
}
