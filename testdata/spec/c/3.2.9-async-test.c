// 3.2.9: acc_async_test is nonzero when all operations of the queue are done, acc_async_test_all for all queues.
// output: 1 1 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc enter data create(a)
#pragma acc serial present(a) async(1)
    a = 1;
    acc_wait(1);
    printf("%d", acc_async_test(1) != 0);
    acc_wait_all();
    printf(" %d %d\n", acc_async_test_all() != 0, acc_async_test(77) != 0);
}
