// Two threads relax arrays of their own on the device, and count their steps together.
#include <omp.h>
#include <stdatomic.h>
#include <stdio.h>
#define N 400
static atomic_int done;
static double relax(int me, int steps)
{
    double u[N], v[N];
    for (int i = 0; i < N; i++)
        u[i] = v[i] = i * (me + 1);
    for (int s = 0; s < steps; s++) {
#pragma acc parallel loop copyin(u) copy(v)
        for (int i = 1; i < N - 1; i++)
            v[i] = (u[i - 1] + u[i + 1]) / 2;
#pragma acc parallel loop copyin(v) copy(u)
        for (int i = 1; i < N - 1; i++)
            u[i] = v[i];
        atomic_fetch_add(&done, 1);
    }
    double sum = 0;
    for (int i = 0; i < N; i++)
        sum += u[i];
    return sum;
}
int main(void)
{
    double sum[2];
#pragma omp parallel num_threads(2)
    {
        int me = omp_get_thread_num();
        sum[me] = relax(me, 60);
    }
    printf("%g %g %d\n", sum[0], sum[1], atomic_load(&done));
    return 0;
}
