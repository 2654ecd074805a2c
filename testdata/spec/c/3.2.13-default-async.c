// 3.2.13: acc_get_default_async is what acc_set_default_async has set.
// output: 6
#include <openacc.h>
#include <stdio.h>

int main(void) {
    acc_set_default_async(6);
    printf("%d\n", acc_get_default_async());
}
