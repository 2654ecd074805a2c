#include <stdio.h>

int main(void)
{
    int len = 1000, a[1000];
    a[0] = 2;
#pragma omp parallel for
    for (int i = 1; i < len; i++)
        a[i] = a[0];
    printf("%d\n", a[500]);
    return 0;
}
