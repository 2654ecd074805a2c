// 2.7.4: the transfers of the always modifier (OpenACC 3.4) are made in the queue of the construct.
// output: 21 21
#include <stdio.h>

int a[1000];

int main(void) {
    for (int i = 0; i < 1000; i++)
        a[i] = 1;
#pragma acc enter data copyin(a)
    for (int i = 0; i < 1000; i++)
        a[i] = 10;
#pragma acc parallel loop copy(always: a) async(1)
    for (int i = 0; i < 1000; i++)
        a[i] += 1;
#pragma acc parallel loop copy(alwaysout: a) async(1)
    for (int i = 0; i < 1000; i++)
        a[i] += 10;
#pragma acc wait(1)
    printf("%d %d\n", a[0], a[999]);
#pragma acc exit data delete(a)
}
