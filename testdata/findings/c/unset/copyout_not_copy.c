// find: uninitialized value of a, read at 8
// fix: copy(a)
#include <stdio.h>
int main(void) {
    int a[10] = {1};
    #pragma acc parallel loop copyout(a)
    for (int i = 0; i < 10; i++)
        a[i] += 1;
    printf("%d\n", a[0]);
}
