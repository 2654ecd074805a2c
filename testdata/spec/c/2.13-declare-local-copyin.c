// 2.13: a local variable of declare copyin has on the device the value that the host had where the directive is.
// output: 1 9 5
#include <openacc.h>
#include <stdio.h>

static void f(int k) {
    int v[2] = {k, k + 1}, r;
#pragma acc declare copyin(v)
    v[1] = 0;
#pragma acc serial present(v) copyout(r)
    r = v[0] + v[1];
    printf("%d %d", acc_is_present(v, sizeof v) != 0, r);
}

int main(void) {
    f(4);
    printf(" %d\n", 5);
}
