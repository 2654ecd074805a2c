// 2.9.7: auto leaves it to the implementation: a loop with a dependence between iterations is run sequentially.
// output: 512
#include <stdio.h>

int main(void) {
    int a[10] = {1};
#pragma acc parallel loop auto copy(a)
    for (int i = 1; i < 10; i++)
        a[i] = 2 * a[i - 1];
    printf("%d\n", a[9]);
}
