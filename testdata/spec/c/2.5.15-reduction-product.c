// 2.5.15: the private copies of a reduction with * start with 1.
// output: 240
#include <stdio.h>

int main(void) {
    int p = 2;
#pragma acc parallel loop reduction(*:p)
    for (int i = 1; i <= 5; i++)
        p *= i;
    printf("%d\n", p);
}
