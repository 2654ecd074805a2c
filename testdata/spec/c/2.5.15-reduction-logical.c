// 2.5.15: && starts with 1 and || with 0.
// output: 0 1 1 0
#include <stdio.h>

int main(void) {
    int all = 1, any = 0, all2 = 1, any2 = 0;
#pragma acc parallel loop reduction(&&:all, all2) reduction(||:any, any2)
    for (int i = 0; i < 10; i++) {
        all = all && i < 9;
        any = any || i == 3;
        all2 = all2 && i < 10;
        any2 = any2 || i > 9;
    }
    printf("%d %d %d %d\n", all, any, all2, any2);
}
