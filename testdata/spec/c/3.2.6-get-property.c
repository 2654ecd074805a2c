// 3.2.6: acc_get_property tells of the device's memory, acc_get_property_string its name; what is not there is 0.
// output: 1 1 1 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    acc_device_t t = acc_get_device_type();
    size_t all = acc_get_property(0, t, acc_property_memory), left = acc_get_property(0, t, acc_property_free_memory);
    const char *name = acc_get_property_string(0, t, acc_property_name), *vendor = acc_get_property_string(0, t, acc_property_vendor);
    printf("%d %d %d %d\n", all > 0, left <= all, name && *name, vendor && *vendor);
}
