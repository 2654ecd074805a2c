// 2.13: a local variable of declare create is on the device while its function runs, and gone after it.
// output: 1 0
#include <openacc.h>
#include <stdio.h>

static void *where;

static void f(void) {
    int v[4];
#pragma acc declare create(v)
    where = v;
    printf("%d", acc_is_present(v, sizeof v) != 0);
}

int main(void) {
    f();
    printf(" %d\n", acc_is_present(where, 16) != 0);
}
