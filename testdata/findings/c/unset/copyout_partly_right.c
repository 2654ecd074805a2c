#include <stdio.h>
int main(void) {
    int a[10] = {0}, s = 0;
    #pragma acc parallel loop copy(a)
    for (int i = 0; i < 9; i++)
        a[i] = i;
    for (int i = 0; i < 10; i++)
        s += a[i];
    printf("%d\n", s);
}
