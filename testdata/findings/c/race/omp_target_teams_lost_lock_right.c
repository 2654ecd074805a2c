#include <omp.h>
#include <stdio.h>

#define N 100

int main(void)
{
    int var = 0;
#pragma omp target map(tofrom: var)
#pragma omp teams distribute parallel for reduction(+: var)
    for (int i = 0; i < N; i++)
        var++;
    printf("%d\n", var);
    return 0;
}
