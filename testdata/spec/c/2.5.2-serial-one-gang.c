// 2.5.2: serial executes its region with one gang of one worker of vector length one.
// output: 1
#include <stdio.h>

int main(void) {
    int n = 0;
#pragma acc serial copy(n)
    n++;
    printf("%d\n", n);
}
