// 2.14.4: with if_present, update of what is not present does nothing.
// output: 1
#include <stdio.h>

int main(void) {
    int a = 1;
#pragma acc update self(a) if_present
    printf("%d\n", a);
}
