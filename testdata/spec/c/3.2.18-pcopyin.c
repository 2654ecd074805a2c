// 3.2.18: acc_pcopyin, acc_present_or_create and their like are other names.
// output: 1 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 7, b = 0;
    acc_pcopyin(&a, sizeof a);
    acc_present_or_create(&b, sizeof b);
    printf("%d %d\n", acc_is_present(&a, sizeof a) != 0, acc_is_present(&b, sizeof b) != 0);
}
