// kept: 'a' is transferred in each iteration of the loop at line 8: line 12 orders memory between threads, so that another one may write it there
#include <stdio.h>
#define N 64
static double a[N], seen[4];
static int part[8];
static void produce(void)
{
    for (int s = 0; s < 4; s++) {
#pragma omp target teams distribute parallel for map(tofrom: a)
        for (int i = 0; i < N; i++)
            a[i] += 1;
#pragma omp for
        for (int i = 0; i < 8; i++)
            part[i] += i;
    }
}
int main(void)
{
#pragma omp parallel num_threads(1)
    produce();
    printf("%g %d\n", a[7], part[3]);
    return 0;
}
