// 3.2.18: acc_copyin_async and acc_create_async put the copy into a queue.
// output: 14
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 7, b = 0;
    acc_copyin_async(&a, sizeof a, 3);
    acc_create_async(&b, sizeof b, 3);
#pragma acc serial present(a, b) async(3)
    b = 2 * a;
    acc_copyout_async(&b, sizeof b, 3);
    acc_delete_async(&a, sizeof a, 3);
    acc_wait(3);
    printf("%d\n", b);
}
