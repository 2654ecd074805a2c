// find: data race of a, write at 13, read at 12
#include <omp.h>
#include <stdio.h>
int main(void)
{
    int a[64];
    for (int i = 0; i < 64; i++) a[i] = i;
#pragma omp parallel num_threads(4)
    {
        if (omp_get_thread_num() == 0) printf("%d threads\n", omp_get_num_threads());
#pragma omp for
        for (int i = 0; i < 64; i++) if (i % 2) a[i] = a[i - 1] + 1;
            else a[i] += 1;
    }
    printf("%d\n", a[63]);
}
