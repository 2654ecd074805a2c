// find: not present, read at 14:9
#include <stdio.h>
#include <stdlib.h>
int main(void)
{
    int n = 16, *a = calloc(n, sizeof *a);
#pragma omp target enter data map(to: a[0:n])
#pragma omp target
    for (int i = 0; i < n; i++)
        a[i] = i;
#pragma omp target exit data map(from: a[0:n])
#pragma omp target
    for (int i = 0; i < n; i++)
        a[i] *= 2;
    printf("%d\n", a[3]);
    free(a);
}
