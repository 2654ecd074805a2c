// find: data race of sum, write at 10:9, read at 10:9
#include <stdio.h>
int main(void)
{
    long sum = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop grainsize(5)
    for (int i = 0; i < 50; i++)
        sum += i;
    printf("%ld\n", sum);
}
