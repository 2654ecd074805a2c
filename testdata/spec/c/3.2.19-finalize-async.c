// 3.2.19: the finalize routines have asynchronous variants.
// output: 5 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1, b = 1;
    acc_copyin(&a, sizeof a);
    acc_copyin(&a, sizeof a);
    acc_copyin(&b, sizeof b);
#pragma acc serial present(a) async(1)
    a = 5;
    acc_copyout_finalize_async(&a, sizeof a, 1);
    acc_delete_finalize_async(&b, sizeof b, 1);
    acc_wait(1);
    printf("%d %d\n", a, acc_is_present(&b, sizeof b) != 0);
}
