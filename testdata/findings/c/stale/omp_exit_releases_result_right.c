#include <stdio.h>
#define C 32
static int c[C];
int main(void)
{
#pragma omp target enter data map(to: c[0:C])
#pragma omp target teams distribute parallel for
    for (int i = 0; i < C; i++)
        c[i] = 2 * i;
#pragma omp target exit data map(from: c[0:C])
    printf("%d\n", c[3]);
}
