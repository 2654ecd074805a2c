// 2.6.4: copying a structure and then what its member points to attaches the device's pointer.
// output: 6
#include <stdio.h>

struct vec { int n; int *v; };

int main(void) {
    int data[3] = {1, 2, 3}, sum = 0;
    struct vec x = {3, data};
#pragma acc data copyin(x, x.v[0:3])
#pragma acc parallel loop reduction(+:sum)
    for (int i = 0; i < x.n; i++)
        sum += x.v[i];
    printf("%d\n", sum);
}
