// 2.14.1: init initializes the runtime; the result of the program is the same.
// output: 3
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc init
#pragma acc serial copy(a)
    a = 3;
    printf("%d\n", a);
}
