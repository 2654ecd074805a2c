// 2.6.5: an inner data construct on what is present copies nothing at its end.
// output: 0 5
#include <stdio.h>

int main(void) {
    int a = 0;
#pragma acc data copy(a)
    {
#pragma acc data copy(a)
        {
#pragma acc serial
            a = 5;
        }
        printf("%d", a);
    }
    printf(" %d\n", a);
}
