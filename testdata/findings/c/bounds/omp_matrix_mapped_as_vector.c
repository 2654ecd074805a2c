// find: out of bounds of b, read at 13:21
#include <stdio.h>
#include <stdlib.h>
#define C 32
int main(void)
{
    int *b = malloc(C * C * sizeof(int)), *c = calloc(C, sizeof(int));
    for (int i = 0; i < C * C; i++)
        b[i] = 1;
#pragma omp target teams distribute parallel for map(to: b[0:C]) map(tofrom: c[0:C])
    for (int i = 0; i < C; i++)
        for (int j = 0; j < C; j++)
            c[i] += b[j + i * C];
    printf("%d\n", c[3]);
    free(b), free(c);
}
