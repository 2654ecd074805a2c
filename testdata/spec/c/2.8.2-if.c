// 2.8.2: host_data with a false condition uses the host's addresses.
// output: 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int a[4] = {0}, *h = a;
#pragma acc data create(a)
    {
#pragma acc host_data use_device(a) if(a[0] != 0)
        printf("%d\n", a == h);
    }
}
