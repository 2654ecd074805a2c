// find: data race of a, write at 12:13, read at 14:17
#include <stdio.h>
int main(void)
{
    int a[30], total = 0, b = 5;
    for (int i = 0; i < 30; i++)
        a[i] = i;
#pragma omp parallel shared(a, b, total)
    {
#pragma omp for nowait
        for (int i = 0; i < 30; i++)
            a[i] = b + a[i] * 5;
#pragma omp single
        total = a[9] + 1;
    }
    printf("%d\n", total);
}
