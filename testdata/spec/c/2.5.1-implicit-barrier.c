// 2.5.1: without async the host waits at the end of the parallel construct.
// output: 999
#include <stdio.h>

int main(void) {
    int a[1000];
#pragma acc parallel loop copyout(a)
    for (int i = 0; i < 1000; i++)
        a[i] = i;
    printf("%d\n", a[999]);
}
