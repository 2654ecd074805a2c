// 3.2.10: acc_wait returns when what the queue holds is done; acc_wait_all regards all queues.
// output: 1 2 3
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0, b = 0, c = 0;
#pragma acc enter data create(a, b, c)
#pragma acc serial present(a) async(1)
    a = 1;
#pragma acc update self(a) async(1)
    acc_wait(1);
    printf("%d", a);
#pragma acc serial present(b) async(2)
    b = 2;
#pragma acc update self(b) async(2)
#pragma acc serial present(c) async(3)
    c = 3;
#pragma acc update self(c) async(3)
    acc_wait_all();
    printf(" %d %d\n", b, c);
}
