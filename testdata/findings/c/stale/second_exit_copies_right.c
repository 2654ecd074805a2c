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
    #pragma acc update self(a)
    printf("%d\n", a[0]);
    #pragma acc exit data delete(a)
}
