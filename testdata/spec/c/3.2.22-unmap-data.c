// 3.2.22: after acc_unmap_data the memory is not present; the device's memory is not freed.
// output: 1 0 4
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 3, r = 0, *d = acc_malloc(sizeof *d);
    acc_map_data(&a, d, sizeof a);
    printf("%d", acc_is_present(&a, sizeof a) != 0);
    acc_unmap_data(&a);
    printf(" %d", acc_is_present(&a, sizeof a) != 0);
#pragma acc serial deviceptr(d) copyout(r)
    {
        *d = 4;
        r = *d;
    }
    printf(" %d\n", r);
    acc_free(d);
}
