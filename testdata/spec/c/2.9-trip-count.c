// 2.9: a loop may count down and in steps; the iterations are those that C gives it.
// output: 4 22
#include <stdio.h>

int main(void) {
    int n = 0, s = 0;
#pragma acc parallel loop reduction(+:n, s)
    for (int i = 10; i >= 1; i -= 3) {
        n++;
        s += i;
    }
    printf("%d %d\n", n, s);
}
