// find: data race of psum, write at 17:17, read at 21:19
#include <stdio.h>

int main(void)
{
    int a[4] = {0}, psum[2], sum = 0;
#pragma omp parallel num_threads(2)
    {
#pragma omp for schedule(static, 1)
        for (int i = 0; i < 4; i++)
            a[i] = i;
#pragma omp single
        {
#pragma omp task
            {
#pragma omp task
                psum[1] = a[2] + a[3];
                psum[0] = a[0] + a[1];
            }
#pragma omp taskwait
            sum = psum[1] + psum[0];
        }
    }
    printf("%d\n", sum);
    return 0;
}
