// 3.2.26: acc_memcpy_to_device copies bytes of the host to an address of the device, acc_memcpy_from_device back.
// output: 3 4
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[2] = {3, 4}, b[2] = {0};
    int *d = acc_malloc(sizeof a);
    acc_memcpy_to_device(d, a, sizeof a);
    acc_memcpy_from_device(b, d, sizeof b);
    printf("%d %d\n", b[0], b[1]);
    acc_free(d);
}
