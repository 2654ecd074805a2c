// find: stale value of a, read at 13, write at 8
// fix: update self(a)
#include <stdio.h>
static int a[12];
static void step(void) {
    #pragma acc parallel loop copy(a)
    for (int i = 0; i < 12; i++)
        a[i] += 1;
}
int main(void) {
    #pragma acc enter data copyin(a)
    step();
    printf("%d\n", a[0]);
    #pragma acc exit data delete(a)
}
