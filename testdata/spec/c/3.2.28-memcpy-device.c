// 3.2.28: acc_memcpy_device copies between two addresses of the current device.
// output: 3 4
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[2] = {3, 4}, b[2] = {0};
    int *d = acc_malloc(sizeof a), *e = acc_malloc(sizeof a);
    acc_memcpy_to_device(d, a, sizeof a);
    acc_memcpy_device(e, d, sizeof a);
    acc_memcpy_from_device(b, e, sizeof b);
    printf("%d %d\n", b[0], b[1]);
}
