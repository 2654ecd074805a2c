// 2.6.7: each enter data adds one to the dynamic counter, each exit data takes one off; only the last copies out.
// output: 1 1 9 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1;
#pragma acc enter data copyin(a)
#pragma acc enter data copyin(a)
#pragma acc serial present(a)
    a = 9;
#pragma acc exit data copyout(a)
    printf("%d %d", a, acc_is_present(&a, sizeof a) != 0);
#pragma acc exit data copyout(a)
    printf(" %d %d\n", a, acc_is_present(&a, sizeof a) != 0);
}
