// 2.16.3: wait with devnum waits for queues of that device.
// flags: --devices=2
// output: 1 5
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc set device_num(1)
#pragma acc enter data copyin(a)
#pragma acc serial present(a) async(4)
    a = 5;
#pragma acc update self(a) async(4)
#pragma acc set device_num(0)
#pragma acc wait(devnum: 1: 4)
    printf("%d %d\n", acc_get_num_devices(acc_get_device_type()) > 1, a);
}
