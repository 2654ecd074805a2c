// 2.12: atomic capture may write a value that does not depend on the old one: an exchange.
// output: 55
#include <stdio.h>

int main(void) {
    int x = 0, s = 0;
#pragma acc parallel loop copy(x) reduction(+:s)
    for (int i = 1; i <= 10; i++) {
        int old;
#pragma acc atomic capture
        { old = x; x = i; }
        s += old;
    }
    printf("%d\n", s + x);
}
