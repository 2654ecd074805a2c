// 2.14.4: update of a section copies only its elements.
// output: 0 9 9 0
#include <stdio.h>

int main(void) {
    int a[4] = {9, 9, 9, 9};
#pragma acc data copyin(a)
    {
        for (int i = 0; i < 4; i++)
            a[i] = 0;
#pragma acc update self(a[1:2])
    }
    printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]);
}
