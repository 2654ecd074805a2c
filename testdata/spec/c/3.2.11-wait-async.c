// 3.2.11: acc_wait_async makes one queue wait for what another holds.
// output: 21 22
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0, first;
#pragma acc enter data create(a)
#pragma acc serial present(a) async(1)
    a = 20;
    acc_wait_async(1, 2);
#pragma acc serial present(a) async(2)
    a = a + 1;
#pragma acc update self(a) async(2)
    acc_wait(2);
    first = a;
    acc_wait_all_async(3);
#pragma acc serial present(a) async(3)
    a = a + 1;
#pragma acc update self(a) async(3)
    acc_wait(3);
    printf("%d %d\n", first, a);
}
