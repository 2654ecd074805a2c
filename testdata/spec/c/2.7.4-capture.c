// 2.7.4: with the capture modifier (OpenACC 3.4) the data has a copy of its own on the device.
// output: 1 2
#include <stdio.h>

int main(void) {
    int a = 1;
#pragma acc data copy(capture: a)
    {
#pragma acc parallel num_gangs(1) present(a)
        a = 2;
        printf("%d ", a);
    }
    printf("%d\n", a);
}
