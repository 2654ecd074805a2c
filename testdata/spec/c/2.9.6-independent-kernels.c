// 2.9.6: independent on a loop of kernels says that its iterations do not depend on each other.
// output: 0 81
#include <stdio.h>

int main(void) {
    int a[10];
#pragma acc kernels copyout(a)
    {
#pragma acc loop independent
        for (int i = 0; i < 10; i++)
            a[i] = i * i;
    }
    printf("%d %d\n", a[0], a[9]);
}
