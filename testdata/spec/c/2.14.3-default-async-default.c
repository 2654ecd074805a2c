// 2.14.3: default_async(acc_async_default) sets the default queue back to its initial value.
// output: 7 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int first = acc_get_default_async();
    acc_set_default_async(7);
    int set = acc_get_default_async();
#pragma acc set default_async(acc_async_default)
    printf("%d %d\n", set, first == acc_get_default_async());
}
