// find: data race of var, write at 13:9, write at 13:9
#include <omp.h>
#include <stdio.h>

#define N 100

int main(void)
{
    int var = 0;
#pragma omp target map(tofrom: var)
#pragma omp teams distribute parallel for
    for (int i = 0; i < N; i++)
        var++;
    printf("%d\n", var);
    return 0;
}
