#include <stdio.h>
int main(void) {
    float a[10] = {1}, b[10];
    #pragma acc data copyin(a) copyout(b)
    {
        #pragma acc parallel loop
        for (int i = 0; i < 10; i++)
            b[i] = a[i];
    }
    printf("%g\n", b[0]);
}
