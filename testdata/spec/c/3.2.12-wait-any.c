// 3.2.12: acc_wait_any returns the index in its list of a queue whose operations are done.
// output: 1 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0, queues[2] = {4, 5};
#pragma acc enter data create(a)
#pragma acc serial present(a) async(4)
    a = 1;
    int which = acc_wait_any(2, queues);
    printf("%d", which == 0 || which == 1);
    printf(" %d\n", acc_async_test(queues[which]) != 0);
}
