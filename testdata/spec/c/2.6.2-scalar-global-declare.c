// 2.6.2: a variable in a declare directive has its copy on the device; it is not made firstprivate.
// output: 1 8
#include <stdio.h>

int s = 1;
#pragma acc declare copyin(s)

int main(void) {
#pragma acc serial
    s += 7;
    printf("%d", s);
#pragma acc update self(s)
    printf(" %d\n", s);
}
