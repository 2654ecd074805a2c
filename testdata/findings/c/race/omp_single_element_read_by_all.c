// find: data race of a, write at 10:9, read at 10:27
#include <stdio.h>

int main(void)
{
    int len = 1000, a[1000];
    a[0] = 2;
#pragma omp parallel for
    for (int i = 0; i < len; i++)
        a[i] = a[i] * 0 + a[0];
    printf("%d\n", a[500]);
    return 0;
}
