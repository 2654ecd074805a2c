// 3.2.19: acc_copyout copies back when the counter reaches zero, acc_delete does not copy.
// output: 5 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 1, b = 1;
    acc_copyin(&a, sizeof a);
    acc_copyin(&b, sizeof b);
#pragma acc serial present(a, b)
    a = b = 5;
    acc_copyout(&a, sizeof a);
    acc_delete(&b, sizeof b);
    printf("%d %d\n", a, b);
}
