// 2.12: atomic read and atomic write read and write a location at once.
// output: 1 1
#include <stdio.h>

int main(void) {
    int flag = 0, seen = 0;
#pragma acc parallel loop copy(flag) reduction(max:seen)
    for (int i = 0; i < 100; i++) {
        int v;
#pragma acc atomic write
        flag = 1;
#pragma acc atomic read
        v = flag;
        seen = v > seen ? v : seen;
    }
    printf("%d %d\n", flag, seen);
}
