// 3.2.8: acc_shutdown ends the connection: what was on the device is not present any more.
// output: 1 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1;
    acc_copyin(&a, sizeof a);
    printf("%d", acc_is_present(&a, sizeof a) != 0);
    acc_shutdown(acc_get_device_type());
    acc_init(acc_get_device_type());
    printf(" %d\n", acc_is_present(&a, sizeof a) != 0);
}
