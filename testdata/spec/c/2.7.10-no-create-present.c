// 2.7.10: no_create of what is present is as present.
// output: 3
#include <stdio.h>

int main(void) {
    int a[4] = {0};
#pragma acc data copy(a)
    {
#pragma acc parallel loop no_create(a)
        for (int i = 0; i < 4; i++)
            a[i] = i;
    }
    printf("%d\n", a[3]);
}
