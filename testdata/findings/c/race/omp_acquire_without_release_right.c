#include <omp.h>
#include <stdio.h>

int main(void)
{
    int x = 0, y = 0;
#pragma omp parallel num_threads(2)
    {
        int thread = omp_get_thread_num();
        if (thread == 0) {
            x = 10;
#pragma omp atomic write release
            y = 1;
        } else {
            int tmp = 0;
            while (tmp == 0) {
#pragma omp atomic read acquire
                tmp = y;
            }
            printf("%d\n", x);
        }
    }
    return 0;
}
