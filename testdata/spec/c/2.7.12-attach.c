// 2.7.12: attach makes the device's copy of a pointer hold the device address of its target.
// output: 12
#include <stdio.h>

struct vec { int n, *v; };

int main(void) {
    int data[3] = {3, 4, 5}, sum = 0;
    struct vec x = {3, data};
#pragma acc data copyin(x) copyin(data)
    {
#pragma acc parallel loop attach(x.v) reduction(+:sum)
        for (int i = 0; i < 3; i++)
            sum += x.v[i];
    }
    printf("%d\n", sum);
}
