// find: stale value of a, read at 15:20, write at 12:13
#include <stdio.h>
#define C 32
static int a[C], c[C];
int main(void)
{
    for (int i = 0; i < C; i++)
        a[i] = i;
#pragma omp target data map(to: a[0:C]) map(from: c[0:C])
    {
        for (int i = 0; i < C; i++)
            a[i] *= 2;
#pragma omp target teams distribute parallel for
        for (int i = 0; i < C; i++)
            c[i] = a[i];
    }
    printf("%d\n", c[3]);
}
