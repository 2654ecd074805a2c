// find: data race of a, write at 10:9, write at 11:1
#include <stdio.h>

int main(void)
{
    int a, i;
#pragma omp parallel shared(a) private(i)
    {
#pragma omp master
        a = 0;
#pragma omp for reduction(+: a)
        for (i = 0; i < 10; i++)
            a += i;
#pragma omp single
        printf("%d\n", a);
    }
    return 0;
}
