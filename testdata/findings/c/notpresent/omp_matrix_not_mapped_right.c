#include <stdio.h>
#include <stdlib.h>
#define C 32
int main(void)
{
    int *a = malloc(C * sizeof(int)), *b = malloc(C * C * sizeof(int)), *c = malloc(C * sizeof(int));
    for (int i = 0; i < C; i++) {
        a[i] = 1;
        c[i] = 0;
        for (int j = 0; j < C; j++)
            b[j + i * C] = 1;
    }
#pragma omp target map(to: a[0:C], b[0:C * C]) map(tofrom: c[0:C])
    {
#pragma omp teams distribute parallel for
        for (int i = 0; i < C; i++)
            for (int j = 0; j < C; j++)
                c[i] += b[j + i * C] * a[j];
    }
    printf("%d\n", c[3]);
    free(a), free(b), free(c);
}
