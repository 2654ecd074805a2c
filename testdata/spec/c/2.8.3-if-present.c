// 2.8.3: with if_present the address of what is not present stays that of the host.
// output: 1
#include <stdio.h>

int main(void) {
    int a[4] = {0}, *h = a;
#pragma acc host_data use_device(a) if_present
    printf("%d\n", a == h);
}
