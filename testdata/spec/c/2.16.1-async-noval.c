// 2.16.1: async without an argument uses the queue of acc-default-async-var; waiting for all includes it.
// output: 45
#include <stdio.h>

int main(void) {
    int a[10], s = 0;
#pragma acc parallel loop copyout(a) async
    for (int i = 0; i < 10; i++)
        a[i] = i;
#pragma acc wait
    for (int i = 0; i < 10; i++)
        s += a[i];
    printf("%d\n", s);
}
