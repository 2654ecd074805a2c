// find: data race of a, write at 10:9, read at 10:16
#include <stdio.h>
int main(void)
{
    int a[100];
    for (int i = 0; i < 100; i++)
        a[i] = i;
#pragma omp parallel for schedule(static, 1)
    for (int i = 2; i < 100; i++)
        a[i] = a[i - 2] + 1;
    printf("%d\n", a[99]);
}
