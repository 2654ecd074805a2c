// 4.2: what the program sets with acc_set_device_num replaces what the environment says.
// flags: --devices=3
// env: ACC_DEVICE_NUM=2
// output: 2 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    acc_device_t t = acc_get_device_type();
    printf("%d", acc_get_device_num(t));
    acc_set_device_num(1, t);
    printf(" %d\n", acc_get_device_num(t));
}
