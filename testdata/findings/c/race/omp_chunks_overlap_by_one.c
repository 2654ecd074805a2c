// find: data race of y, write at 11:13, read at 11:13
#include <omp.h>
#include <stdio.h>
int main(void)
{
    double y[101] = {0};
#pragma omp parallel num_threads(4)
    {
        int t = omp_get_thread_num(), part = 100 / omp_get_num_threads();
        for (int i = t * part; i <= (t + 1) * part; i++)
            y[i] += 1;
    }
    printf("%g\n", y[25]);
}
