// find: data race of threads, write at 11:13, read at 12:13
#include <omp.h>
#include <stdio.h>

int main(void)
{
    int threads = 0;
#pragma omp parallel
    {
        if (omp_get_thread_num() == 0)
            threads = omp_get_num_threads();
        if (threads < 0)
            printf("never\n");
    }
    printf("%d\n", threads > 0);
    return 0;
}
