// find: not present, read at 12:9
#include <stdio.h>
#include <stdlib.h>
struct vec { int n; double *x; };
int main(void)
{
    struct vec v = {10, malloc(10 * sizeof(double))};
    for (int i = 0; i < 10; i++)
        v.x[i] = i;
#pragma omp target map(tofrom: v)
    for (int i = 0; i < v.n; i++)
        v.x[i] *= 2;
    printf("%g\n", v.x[3]);
    free(v.x);
}
