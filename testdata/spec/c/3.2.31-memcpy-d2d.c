// 3.2.31: acc_memcpy_d2d copies the device data of one host array to that of another, on another device.
// flags: --devices=2
// output: 3 4
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[2] = {3, 4}, b[2] = {0};
    acc_device_t t = acc_get_device_type();
    acc_set_device_num(0, t);
    acc_copyin(a, sizeof a);
    acc_set_device_num(1, t);
    acc_create(b, sizeof b);
    acc_memcpy_d2d(b, a, sizeof a, 1, 0);
    acc_update_self(b, sizeof b);
    printf("%d %d\n", b[0], b[1]);
}
