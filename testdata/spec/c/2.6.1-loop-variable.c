// 2.6.1: the variable of a loop that is associated with a loop directive is private; its value on the host is kept.
// output: 77 9
#include <stdio.h>

int main(void) {
    int i = 77, a[10];
#pragma acc parallel loop copyout(a)
    for (i = 0; i < 10; i++)
        a[i] = i;
    printf("%d %d\n", i, a[9]);
}
