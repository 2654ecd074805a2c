// 3.2.6: acc_property_shared_memory_support says whether the device shares the host's memory; the discrete one does not.
// output: 0
#include <openacc.h>
#include <stdio.h>

int main(void) {
    printf("%d\n", acc_get_property(0, acc_get_device_type(), acc_property_shared_memory_support) != 0);
}
