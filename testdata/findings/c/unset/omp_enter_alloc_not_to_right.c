#include <stdio.h>
#define C 32
static int a[C], c[C];
int main(void)
{
    for (int i = 0; i < C; i++)
        a[i] = i;
#pragma omp target enter data map(to: a[0:C]) map(alloc: c[0:C])
#pragma omp target teams distribute parallel for
    for (int i = 0; i < C; i++)
        c[i] = 2 * a[i];
#pragma omp target exit data map(from: c[0:C]) map(release: a[0:C])
    printf("%d\n", c[3]);
}
