// 3.2.2: acc_set_device_type chooses the kind of device for what follows: on the host the data is shared.
// output: 6
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 5;
    acc_set_device_type(acc_device_host);
#pragma acc enter data copyin(a)
#pragma acc serial present(a)
    a += 1;
    printf("%d\n", a);
}
