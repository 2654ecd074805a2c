#include <omp.h>
#include <stdio.h>

int main(void)
{
    int a = 0;
#pragma omp parallel
    {
#pragma omp master
        {
#pragma omp atomic update
            a += 1;
        }
#pragma omp barrier
#pragma omp single
        {
            a = 0;
            printf("%d\n", a);
        }
    }
    return 0;
}
