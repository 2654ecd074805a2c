// 2.12: x = expr - x is an update.
// output: 7
#include <stdio.h>

int main(void) {
    int x = 3;
#pragma acc serial copy(x)
    {
#pragma acc atomic update
        x = 10 - x;
    }
    printf("%d\n", x);
}
