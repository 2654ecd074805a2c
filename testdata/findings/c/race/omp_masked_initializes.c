// find: data race of limit, write at 10:9, read at 11:38
#include <stdio.h>
#include <omp.h>
int main(void)
{
    int limit = 0, seen[64] = {0};
#pragma omp parallel
    {
#pragma omp masked
        limit = 42;
        seen[omp_get_thread_num()] = limit;
    }
    printf("%d\n", seen[0]);
}
