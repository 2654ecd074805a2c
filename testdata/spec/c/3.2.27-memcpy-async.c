// 3.2.27: the asynchronous variants of the copying routines belong to a queue.
// output: 3 4
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[2] = {3, 4}, b[2] = {0};
    int *d = acc_malloc(sizeof a);
    acc_memcpy_to_device_async(d, a, sizeof a, 2);
    acc_memcpy_from_device_async(b, d, sizeof b, 2);
    acc_wait(2);
    printf("%d %d\n", b[0], b[1]);
    acc_free(d);
}
