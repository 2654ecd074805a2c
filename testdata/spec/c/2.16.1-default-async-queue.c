// 2.16.1: after set default_async(n), async without an argument is async(n).
// output: 1 7
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc set default_async(9)
#pragma acc enter data copyin(a)
#pragma acc serial present(a) async
    a = 7;
#pragma acc wait(9)
    printf("%d", acc_async_test(9) != 0);
#pragma acc exit data copyout(a)
    printf(" %d\n", a);
}
