// 2.7.10: no_create of what is not present allocates nothing.
// output: 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[4] = {0};
#pragma acc data no_create(a)
    printf("%d\n", acc_is_present(a, sizeof a) != 0);
}
