// 3.2.18: acc_copyin and acc_create do what enter data does and return the device's address.
// output: 1 1 7
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 7, b = 0;
    void *da = acc_copyin(&a, sizeof a), *db = acc_create(&b, sizeof b);
    printf("%d %d", da == acc_deviceptr(&a), db == acc_deviceptr(&b));
#pragma acc serial present(a, b)
    b = a;
    acc_copyout(&b, sizeof b);
    acc_delete(&a, sizeof a);
    printf(" %d\n", b);
}
