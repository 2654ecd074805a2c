// 3.2.15: acc_on_device(acc_device_host) is true on the host, and in a compute region that runs on the device
// acc_on_device(acc_device_not_host) is.
// output: 1 0 0 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int h = 0, n = 0;
    printf("%d %d", acc_on_device(acc_device_host) != 0, acc_on_device(acc_device_not_host) != 0);
#pragma acc serial copy(h, n)
    {
        h = acc_on_device(acc_device_host) != 0;
        n = acc_on_device(acc_device_not_host) != 0;
    }
    printf(" %d %d\n", h, n);
}
