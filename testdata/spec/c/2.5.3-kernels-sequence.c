// 2.5.3: the loops of a kernels construct run in order, as if each was a kernel.
// output: 2 4 6 8
#include <stdio.h>

int main(void) {
    int a[4], b[4];
#pragma acc kernels copyout(a, b)
    {
        for (int i = 0; i < 4; i++)
            a[i] = i + 1;
        for (int i = 0; i < 4; i++)
            b[i] = a[i] + a[i];
    }
    printf("%d %d %d %d\n", b[0], b[1], b[2], b[3]);
}
