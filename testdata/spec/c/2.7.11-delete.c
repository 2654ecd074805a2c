// 2.7.11: delete removes data without copying it.
// output: 1 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1;
#pragma acc enter data copyin(a)
#pragma acc serial present(a)
    a = 2;
#pragma acc exit data delete(a)
    printf("%d %d\n", a, acc_is_present(&a, sizeof a) != 0);
}
