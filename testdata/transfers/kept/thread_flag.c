// kept: 'a' is transferred in each iteration of the loop at line 9: line 13 orders memory between threads, so that another one may write it there
#include <stdatomic.h>
#include <stdio.h>
#define N 64
static double a[N];
static atomic_int ready;
static void produce(void)
{
    for (int s = 0; s < 4; s++) {
#pragma acc parallel loop copy(a)
        for (int i = 0; i < N; i++)
            a[i] += 1;
        atomic_store_explicit(&ready, s + 1, memory_order_release);
    }
}
int main(void)
{
    double seen = 0;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        produce();
#pragma omp section
        {
            while (atomic_load_explicit(&ready, memory_order_acquire) < 4)
                ;
            seen = a[7];
        }
    }
    printf("%g\n", seen);
    return 0;
}
