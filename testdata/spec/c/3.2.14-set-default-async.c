// 3.2.14: after acc_set_default_async(n), async without an argument uses the queue n.
// output: 8
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 0;
    acc_set_default_async(12);
#pragma acc enter data create(a)
#pragma acc serial present(a) async
    a = 8;
#pragma acc update self(a) async(12)
    acc_wait(12);
    printf("%d\n", a);
}
