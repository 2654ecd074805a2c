// 2.14.2: shutdown ends the connection to the device; what comes after starts it again.
// output: 1 2
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc serial copy(a)
    a = 1;
    printf("%d", a);
#pragma acc shutdown
#pragma acc serial copy(a)
    a = 2;
    printf(" %d\n", a);
}
