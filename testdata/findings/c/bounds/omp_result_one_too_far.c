// find: out of bounds of c, write at 10:9
#include <stdio.h>
#define C 32
int main(void)
{
    static int a[C], c[C];
#pragma omp target map(to: a[0:C]) map(from: c[0:C])
#pragma omp teams distribute parallel for
    for (int i = 0; i < C; i++)
        c[i + 1] = a[i];
    printf("%d\n", c[3]);
}
