// 3.2.10: acc_wait_device and acc_wait_all_device wait for queues of the device of that number.
// flags: --devices=2
// output: 5 6
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0, b = 0;
#pragma acc set device_num(1)
#pragma acc enter data create(a, b)
#pragma acc serial present(a) async(1)
    a = 5;
#pragma acc update self(a) async(1)
#pragma acc set device_num(0)
    acc_wait_device(1, 1);
    printf("%d", a);
#pragma acc set device_num(1)
#pragma acc serial present(b) async(2)
    b = 6;
#pragma acc update self(b) async(2)
#pragma acc set device_num(0)
    acc_wait_all_device(1);
    printf(" %d\n", b);
}
