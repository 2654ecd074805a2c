// 2.6.7: while the structured counter is not zero, exit data, even with finalize, does not remove the data.
// output: 1 2
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1;
#pragma acc data copy(a)
    {
#pragma acc enter data copyin(a)
#pragma acc exit data delete(a) finalize
        printf("%d", acc_is_present(&a, sizeof a) != 0);
#pragma acc serial
        a = 2;
    }
    printf(" %d\n", a);
}
