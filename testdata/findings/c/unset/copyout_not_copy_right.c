#include <stdio.h>
int main(void) {
    int a[10] = {1};
    #pragma acc parallel loop copy(a)
    for (int i = 0; i < 10; i++)
        a[i] += 1;
    printf("%d\n", a[0]);
}
