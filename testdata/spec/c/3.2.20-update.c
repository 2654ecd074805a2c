// 3.2.20: acc_update_device and acc_update_self copy what is present, in both directions.
// output: 9 10
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1, b = 1;
    acc_create(&a, sizeof a);
    acc_create(&b, sizeof b);
    a = 9;
    acc_update_device(&a, sizeof a);
#pragma acc serial present(a, b)
    b = a + 1;
    a = 0;
    acc_update_self(&a, sizeof a);
    acc_update_self_async(&b, sizeof b, 1);
    acc_wait(1);
    printf("%d %d\n", a, b);
}
