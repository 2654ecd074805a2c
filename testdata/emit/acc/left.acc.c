// What OpenACC cannot say stays, as a whole.
#include <omp.h>
void left(int n, int *a)
{
    int last = 0;
#pragma omp target teams distribute parallel for lastprivate(last) map(a[0:n])
    for (int i = 0; i < n; i++)
        last = a[i];
#pragma omp target data map(a[0:n])
    {
#pragma omp target parallel
        {
            a[omp_get_thread_num()] = 0;
        }
#pragma omp target
        a[0] = 1;
    }
#pragma omp target map(a[0:n]) device(n)
    {
#pragma omp critical
        a[0]++;
    }
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        a[i] += last;
#pragma omp parallel
    {
#pragma omp single
#pragma omp target map(a[0:n])
        a[0] = 2;
    }
}
