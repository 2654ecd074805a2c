// 3.2.23: acc_deviceptr is the device's address of host data that is present, in the middle of it too, and null otherwise.
// output: 1 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[4], b;
    char *d = acc_create(a, sizeof a);
    printf("%d %d\n", (char *)acc_deviceptr(&a[2]) == d + 8, acc_deviceptr(&b) == NULL);
}
