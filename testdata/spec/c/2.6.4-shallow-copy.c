// 2.6.4: copying a structure alone does not copy what its pointers lead to.
// error: not .*on the device|not present
#include <stdio.h>

struct vec { int n; int *v; };

int main(void) {
    static int data[3] = {1, 2, 3};
    int sum = 0;
    struct vec x = {3, data};
#pragma acc parallel loop reduction(+:sum) copyin(x)
    for (int i = 0; i < x.n; i++)
        sum += x.v[i];
    printf("%d\n", sum);
}
