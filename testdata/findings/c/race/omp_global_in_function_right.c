#include <stdio.h>

static int sum0 = 0, sum1 = 0;
#pragma omp threadprivate(sum0)

static void add(int i)
{
    sum0 = sum0 + i;
}

int main(void)
{
    int i, sum = 0;
#pragma omp parallel copyin(sum0)
    {
#pragma omp for
        for (i = 1; i <= 1000; i++)
            add(i);
#pragma omp critical
        sum = sum + sum0;
    }
    for (i = 1; i <= 1000; i++)
        sum1 += i;
    printf("%d %d\n", sum, sum1);
    return 0;
}
