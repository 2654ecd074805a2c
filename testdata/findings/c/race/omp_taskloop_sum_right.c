#include <stdio.h>
int main(void)
{
    long sum = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop grainsize(5) reduction(+: sum)
    for (int i = 0; i < 50; i++)
        sum += i;
    printf("%ld\n", sum);
}
