// 3.2.29: acc_attach lets the device's copy of a pointer hold the device's address of its target, acc_detach undoes it.
// output: 7 1
#include <openacc.h>
#include <stdio.h>

struct box { int *p; };

int main(void) {
    int v[2] = {3, 4}, s = 0;
    struct box b = {v};
    acc_copyin(v, sizeof v);
    acc_copyin(&b, sizeof b);
    acc_attach((void **)&b.p);
#pragma acc serial present(b) copyout(s)
    s = b.p[0] + b.p[1];
    acc_detach((void **)&b.p);
    acc_update_self(&b, sizeof b);
    printf("%d %d\n", s, b.p == v);
}
