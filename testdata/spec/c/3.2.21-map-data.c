// 3.2.21: acc_map_data makes memory of acc_malloc the device's copy of host memory; nothing is copied at the end.
// output: 1 3 8
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a = 3, *d = acc_malloc(sizeof *d);
    acc_map_data(&a, d, sizeof a);
    printf("%d", acc_deviceptr(&a) == d);
#pragma acc serial copy(a)
    a = 8;
    printf(" %d", a);
    acc_update_self(&a, sizeof a);
    printf(" %d\n", a);
    acc_unmap_data(&a);
    acc_free(d);
}
