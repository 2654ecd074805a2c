// 2.6.6: with finalize the dynamic counter becomes zero, however often the variable was entered.
// output: 1 0 3
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1;
#pragma acc enter data copyin(a)
#pragma acc enter data copyin(a)
#pragma acc enter data create(a)
#pragma acc serial present(a)
    a = 3;
    printf("%d", acc_is_present(&a, sizeof a) != 0);
#pragma acc exit data copyout(a) finalize
    printf(" %d %d\n", acc_is_present(&a, sizeof a) != 0, a);
}
