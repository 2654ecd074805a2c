// 3.2.15: in a region that is executed by the host because of if, acc_on_device(acc_device_host) is true.
// output: 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int h = 0;
#pragma acc serial copy(h) if(0)
    h = acc_on_device(acc_device_host) != 0;
    printf("%d\n", h);
}
