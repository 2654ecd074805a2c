// 2.15.1: a function that is called in a compute region and has no directive is compiled for the device as routine seq.
// output: 30
#include <stdio.h>

static int twice(int x) { return 2 * x; }

int main(void) {
    int a[5], s = 0;
#pragma acc parallel loop copyout(a)
    for (int i = 0; i < 5; i++)
        a[i] = twice(i + 1);
    for (int i = 0; i < 5; i++)
        s += a[i];
    printf("%d\n", s);
}
