// 2.7.13: detach gives the device's pointer the value of the host's again: copying it back is harmless.
// output: 1
#include <stdio.h>

struct vec { int n, *v; };

int main(void) {
    int data[3] = {3, 4, 5};
    struct vec x = {3, data};
#pragma acc enter data copyin(x) copyin(x.v[0:3])
#pragma acc exit data detach(x.v)
#pragma acc update self(x)
    printf("%d\n", x.v == data);
#pragma acc exit data delete(x, data)
}
