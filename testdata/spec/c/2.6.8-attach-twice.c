// 2.6.8: a pointer that was attached twice is detached by the second detach.
// output: 3 3 1
#include <openacc.h>
#include <stdio.h>

struct vec { int *v; };

int main(void) {
    int data[2] = {1, 2}, sum = 0, again = 0, host = 0;
    struct vec x = {data};
#pragma acc enter data copyin(x, data)
#pragma acc enter data attach(x.v)
#pragma acc enter data attach(x.v)
#pragma acc serial present(x, data) copyout(sum)
    sum = x.v[0] + x.v[1];
#pragma acc exit data detach(x.v)
#pragma acc serial present(x, data) copyout(again)
    again = x.v[0] + x.v[1];
#pragma acc exit data detach(x.v)
#pragma acc exit data copyout(x)
    host = x.v == data;
    printf("%d %d %d\n", sum, again, host);
#pragma acc exit data delete(data)
}
