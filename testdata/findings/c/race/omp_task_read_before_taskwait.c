// find: data race of a, write at 11:13, read at 12:24
#include <stdio.h>
int main(void)
{
    int a[64] = {0};
#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(a) depend(out: a)
        for (int i = 0; i < 64; i++)
            a[i] = i;
        printf("%d\n", a[10] > 0);
#pragma omp taskwait
    }
}
