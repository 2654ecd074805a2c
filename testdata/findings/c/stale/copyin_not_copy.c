// find: stale value of a, read at 10, write at 8
// fix: copy(a)
#include <stdio.h>
int main(void) {
    int a[16] = {0}, sum = 0;
    #pragma acc parallel loop copyin(a)
    for (int i = 0; i < 16; i++)
        a[i] = i;
    for (int i = 0; i < 16; i++)
        sum += a[i];
    printf("%d\n", sum);
}
