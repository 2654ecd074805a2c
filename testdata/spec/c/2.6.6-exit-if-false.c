// 2.6.6: when the condition of if is false, exit data does nothing.
// output: 1 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1;
#pragma acc enter data copyin(a)
#pragma acc exit data delete(a) if(a != 1)
    printf("%d", acc_is_present(&a, sizeof a) != 0);
#pragma acc exit data delete(a) if(a == 1)
    printf(" %d\n", acc_is_present(&a, sizeof a) != 0);
}
