// 2.14.2: shutdown with a false condition does nothing: the data stays.
// output: 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc enter data copyin(a)
#pragma acc shutdown if(a != 0)
    printf("%d\n", acc_is_present(&a, sizeof a) != 0);
}
