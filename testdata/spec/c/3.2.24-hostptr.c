// 3.2.24: acc_hostptr is the host's address of device data, and null for other memory of the device.
// output: 1 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[4];
    char *d = acc_create(a, sizeof a);
    void *free = acc_malloc(8);
    printf("%d %d\n", acc_hostptr(d + 4) == &a[1], acc_hostptr(free) == NULL);
}
