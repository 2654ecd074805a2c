// 2.2: the macro _OPENACC has the value yyyymm of the version that is implemented; 3.3 is 202211 or later.
// output: 1
#include <stdio.h>

int main(void) {
    printf("%d\n", _OPENACC >= 202211);
}
