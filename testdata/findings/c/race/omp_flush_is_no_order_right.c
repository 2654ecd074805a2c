#include <stdio.h>

static void increment(int *q)
{
#pragma omp critical
    *q = 1;
}

int main(void)
{
    int i = 0, sum = 0;
#pragma omp parallel reduction(+: sum) num_threads(10)
    {
        increment(&i);
        int now;
#pragma omp critical
        now = i;
        sum += now;
    }
    printf("%d\n", sum);
    return 0;
}
