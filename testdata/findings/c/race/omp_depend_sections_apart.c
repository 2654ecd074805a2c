// find: data race of a, write at 11:13, read at 14:20
#include <stdio.h>
int main(void)
{
    int a[8] = {0}, sum = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out: a[0:4]) shared(a)
        for (int i = 0; i < 5; i++)
            a[i] = i;
#pragma omp task depend(in: a[4:4]) shared(a, sum)
        for (int i = 4; i < 8; i++)
            sum += a[i];
#pragma omp taskwait
    }
    printf("%d\n", sum);
}
