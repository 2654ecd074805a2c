// find: uninitialized value of b, read at 12:23
#include <stdio.h>
#define C 32
static int a[C], b[C], c[C];
int main(void)
{
    for (int i = 0; i < C; i++)
        a[i] = b[i] = i;
#pragma omp target map(to: a[0:C]) map(from: b[0:C], c[0:C])
#pragma omp teams distribute parallel for
    for (int i = 0; i < C; i++)
        c[i] = a[i] + b[i];
    printf("%d\n", c[3]);
}
