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
#pragma omp taskwait
        printf("%d\n", a[10] > 0);
    }
}
