// 2.14.3: set with a false condition changes nothing.
// output: 1
#include <openacc.h>
#include <stdio.h>

int main(void) {
    int before = acc_get_default_async(), on = 0;
#pragma acc set default_async(17) if(on)
    printf("%d\n", acc_get_default_async() == before);
}
