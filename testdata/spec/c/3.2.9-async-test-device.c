// 3.2.9: acc_async_test_device and acc_async_test_all_device ask about the queues of a device.
// flags: --devices=2
// output: 1 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    printf("%d %d\n", acc_async_test_device(3, 1) != 0, acc_async_test_all_device(1) != 0);
}
