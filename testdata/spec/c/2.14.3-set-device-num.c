// 2.14.3: set device_num chooses the device of what follows: data is present on one device, not on the other.
// flags: --devices=2
// output: 1 0 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc enter data copyin(a)
    printf("%d", acc_is_present(&a, sizeof a) != 0);
#pragma acc set device_num(1)
    printf(" %d", acc_is_present(&a, sizeof a) != 0);
#pragma acc set device_num(0)
    printf(" %d\n", acc_is_present(&a, sizeof a) != 0);
}
