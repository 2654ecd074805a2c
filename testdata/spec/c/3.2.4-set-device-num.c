// 3.2.4: acc_set_device_num chooses a device; data is there where it was copied.
// flags: --devices=2
// output: 0 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1;
    acc_device_t t = acc_get_device_type();
    acc_set_device_num(1, t);
    acc_copyin(&a, sizeof a);
    acc_set_device_num(0, t);
    printf("%d", acc_is_present(&a, sizeof a) != 0);
    acc_set_device_num(1, t);
    printf(" %d\n", acc_is_present(&a, sizeof a) != 0);
}
