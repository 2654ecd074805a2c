#include <stdio.h>
#define C 32
static int a[C], b[C * C], c[C];
int main(void)
{
    for (int i = 0; i < C; i++) {
        a[i] = 1;
        for (int j = 0; j < C; j++)
            b[j + i * C] = 1;
    }
#pragma omp target map(to: a[0:C], b[0:C * C]) map(tofrom: c[0:C])
#pragma omp teams distribute parallel for
    for (int i = 0; i < C; i++)
        for (int j = 0; j < C; j++)
            c[i] += b[j + i * C] * a[j];
    for (int i = 0; i < C; i++)
        if (c[i] != C)
            printf("wrong\n");
}
