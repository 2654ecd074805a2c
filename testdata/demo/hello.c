#include <omp.h>
#include <stdio.h>

int main(void)
{
#pragma omp parallel for ordered num_threads(3)
    for (int i = 0; i < 3; i++) {
#pragma omp ordered
        printf("hello from thread %d of %d\n", omp_get_thread_num(), omp_get_num_threads());
    }
    return 0;
}
