// 2.16.1: async(acc_async_sync) is as if there was no async clause.
// output: 3
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc serial copy(a) async(acc_async_sync)
    a = 3;
    printf("%d\n", a);
}
