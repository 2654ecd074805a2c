// 2.6.3: the lifetime of a structured data region ends with it; what the device has then is gone.
// output: 1 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[4] = {0};
#pragma acc data copyin(a)
    printf("%d", acc_is_present(a, sizeof a) != 0);
    printf(" %d\n", acc_is_present(a, sizeof a) != 0);
}
