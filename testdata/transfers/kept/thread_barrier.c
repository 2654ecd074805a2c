// kept: 'a' is transferred in each iteration of the loop at line 8: line 13 orders memory between threads, so that another one may write it there
#include <omp.h>
#include <stdio.h>
#define N 64
static double a[N], seen[4];
static void produce(void)
{
    for (int s = 0; s < 4; s++) {
#pragma omp target teams distribute parallel for map(tofrom: a)
        for (int i = 0; i < N; i++)
            a[i] += 1;
#pragma omp barrier
#pragma omp barrier
    }
}
static void consume(void)
{
    for (int s = 0; s < 4; s++) {
#pragma omp barrier
        seen[s] = a[7];
#pragma omp barrier
    }
}
int main(void)
{
#pragma omp parallel num_threads(2)
    {
        if (omp_get_thread_num() == 0)
            produce();
        else
            consume();
    }
    printf("%g %g %g %g\n", seen[0], seen[1], seen[2], seen[3]);
    return 0;
}
