// 2.6.5: a data construct has at least one of the data clauses or default; without one it does nothing, and there is a warning.
// output: 1
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc data if(1) // want ACC2004
    a = 1;
    printf("%d\n", a);
}
