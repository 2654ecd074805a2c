// 3.2.18: acc_copyin of what is present adds to the dynamic counter and copies nothing.
// output: 1 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 7;
    acc_copyin(&a, sizeof a);
    acc_copyin(&a, sizeof a);
    acc_delete(&a, sizeof a);
    printf("%d", acc_is_present(&a, sizeof a) != 0);
    acc_delete(&a, sizeof a);
    printf(" %d\n", acc_is_present(&a, sizeof a) != 0);
}
