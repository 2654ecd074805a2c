// 3.2.19: the finalize routines set the dynamic counter to zero.
// output: 5 0 1 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1, b = 1;
    for (int i = 0; i < 3; i++) {
        acc_copyin(&a, sizeof a);
        acc_copyin(&b, sizeof b);
    }
#pragma acc serial present(a, b)
    a = b = 5;
    acc_copyout_finalize(&a, sizeof a);
    acc_delete_finalize(&b, sizeof b);
    printf("%d %d %d %d\n", a, acc_is_present(&a, sizeof a) != 0, b, acc_is_present(&b, sizeof b) != 0);
}
