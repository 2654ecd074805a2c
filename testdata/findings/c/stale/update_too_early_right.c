#include <stdio.h>
int main(void) {
    float a[50] = {0};
    #pragma acc data copyin(a)
    {
        #pragma acc parallel loop
        for (int i = 0; i < 50; i++)
            a[i] = i;
        #pragma acc update self(a)
        printf("%g\n", a[7]);
    }
}
