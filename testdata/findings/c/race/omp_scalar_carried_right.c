#include <stdio.h>

int main(void)
{
    int len = 100, a[100];
#pragma omp parallel for
    for (int i = 0; i < len; i++) {
        int tmp = 10 + i;
        a[i] = tmp;
    }
    printf("%d\n", a[50]);
    return 0;
}
