// find: data race of tmp, read at 9:16, write at 10:9
#include <stdio.h>

int main(void)
{
    int len = 100, a[100], tmp = 10;
#pragma omp parallel for
    for (int i = 0; i < len; i++) {
        a[i] = tmp;
        tmp = a[i] + i;
    }
    printf("%d\n", a[50]);
    return 0;
}
