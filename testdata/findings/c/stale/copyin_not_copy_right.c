#include <stdio.h>
int main(void) {
    int a[16] = {0}, sum = 0;
    #pragma acc parallel loop copy(a)
    for (int i = 0; i < 16; i++)
        a[i] = i;
    for (int i = 0; i < 16; i++)
        sum += a[i];
    printf("%d\n", sum);
}
