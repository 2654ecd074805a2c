// 2.7.2: a null pointer in a data clause has no action.
// output: 0
#include <stdio.h>

int main(void) {
    int *p = NULL, n = 0;
#pragma acc data copy(p[0:n])
    {
    }
    printf("%d\n", n);
}
