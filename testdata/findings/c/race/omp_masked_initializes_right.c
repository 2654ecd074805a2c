#include <stdio.h>
#include <omp.h>
int main(void)
{
    int limit = 0, seen[64] = {0};
#pragma omp parallel
    {
#pragma omp masked
        limit = 42;
#pragma omp barrier
        seen[omp_get_thread_num()] = limit;
    }
    printf("%d\n", seen[0]);
}
