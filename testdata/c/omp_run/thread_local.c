// Variables of threads in C's words: each thread of a parallel region has its copy, as by threadprivate (OpenMP 5.2, 5.1.1).
#include <stdio.h>
#include <omp.h>

static _Thread_local int mine = 3;
__thread double other;

static int *address(void)
{
    static __thread int once;
    once++;
    return &once;
}

int main(void)
{
    int sum = 0, calls = 0, threads = 0;
    other = 1;
#pragma omp parallel reduction(+: sum, calls, threads)
    {
        mine += omp_get_thread_num();
        other += mine;
        address();
        calls += *address();
#pragma omp barrier
        sum += mine - omp_get_thread_num();
        threads++;
    }
    __auto_type half = 2.5;
    printf("%d %d %d %g %g\n", sum == 3 * threads, calls == 2 * threads, mine, other, half);
}
