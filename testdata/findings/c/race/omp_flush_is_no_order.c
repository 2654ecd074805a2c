// find: data race of q, write at 6:5, write at 6:5
#include <stdio.h>

static void increment(int *q)
{
    *q = 1;
#pragma omp flush
}

int main(void)
{
    int i = 0, sum = 0;
#pragma omp parallel reduction(+: sum) num_threads(10)
    {
        increment(&i);
        sum += i;
    }
    printf("%d\n", sum);
    return 0;
}
