#include <stdio.h>

int main(void)
{
    int len = 1000, a[1000];
    for (int i = 0; i < len; i++)
        a[i] = i;
#pragma omp target map(a[0:len])
#pragma omp parallel for
    for (int i = 0; i < len; i++)
        a[i] = a[i] + 1;
    for (int i = 0; i < 3; i++)
        printf("%d\n", a[i]);
    return 0;
}
