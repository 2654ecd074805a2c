// find: data race of a, write at 11:9, read at 11:24
#include <stdio.h>

int main(void)
{
    static int a[2000];
    for (int i = 0; i < 2000; i++)
        a[i] = i;
#pragma omp parallel for
    for (int i = 0; i < 1000; i++)
        a[2 * i + 1] = a[i] + 1;
    printf("%d\n", a[1001]);
    return 0;
}
