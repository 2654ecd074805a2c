#include <omp.h>
#include <stdio.h>
int main(void)
{
    int a[64], count[4] = {0};
    for (int i = 0; i < 64; i++) a[i] = i;
#pragma omp parallel num_threads(4)
    {
        int t = omp_get_thread_num();
        int *mine = &count[t];
        if (t == 0) printf("%d threads\n", omp_get_num_threads());
#pragma omp for
        for (int i = 0; i < 32; i++) {
            a[2 * i] += 1;
            a[2 * i + 1] = a[2 * i] + 1;
            *mine += 1;
        }
    }
    printf("%d %d\n", a[63], count[0] + count[1] + count[2] + count[3]);
}
